import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Hint } from './entry-parts.styles.ts';

const words = {
  captcha: 'session.demo.captchaHint',
  code: 'session.demo.codeHint',
  email: 'session.demo.emailHint',
} as const;

/** The server's own page, not a route of the site. */
const inbox = '/sandbox';

/** Where the sandbox shows what a visitor waits for: in the `demo` profile only, and nothing in any other. */
export function DemoHint({ kind }: { kind: keyof typeof words }) {
  const { t } = useTranslation();
  const { profile } = useServices().site.merchant;
  if (profile !== 'demo') return null;
  return (
    <Hint>
      {/* In another tab: what is typed here stays. */}
      <a href={inbox} target="_blank" rel="noopener">
        {t(words[kind])}
      </a>
    </Hint>
  );
}
