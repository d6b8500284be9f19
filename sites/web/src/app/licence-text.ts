import { useTranslation } from 'react-i18next';
import { useServices } from './services.tsx';

/** A licensed house names its licence; the others say that there is no money in play. Needs the words of `footer`. */
export function useLicenceText(): string {
  const { t } = useTranslation();
  const { licence, profile } = useServices().site.merchant;
  if (licence) {
    const { holder, regulator, number } = licence;
    return t('footer.licence', { holder, regulator, number });
  }
  return t(profile === 'demo' ? 'footer.demoText' : 'footer.freeplayText');
}
