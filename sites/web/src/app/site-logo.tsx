import { Logo } from '@livery/ui/logo';
import { useServices } from './services.tsx';

/** The merchant's logo in both modes. */
export function SiteLogo({ size }: { size?: 'bar' | 'page' }) {
  const { logo } = useServices().site.theme;
  const { name } = useServices().site.merchant;
  return <Logo {...logo} alt={name} {...(size ? { size } : {})} />;
}
