import type { HelpArticle } from '@livery/api/contract/support';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformText } from '../../app/platform-text.tsx';
import { useServices } from '../../app/services.tsx';
import { Dated } from './help-screen.styles.ts';
import { InForce } from './in-force.tsx';

/**
 * The terms over the help centre, for who came by their address (spec §2); whoever has read them finds the page below at the same place.
 *
 * @param props.asked the address asks for them
 */
export function TermsPopup({ terms, asked }: { terms: HelpArticle; asked: boolean }) {
  const { t } = useTranslation();
  const { language } = useServices();
  const [read, setRead] = useState(false);
  // Asked for again after another article.
  if (read && !asked) setRead(false);
  const close = () => setRead(true);
  return (
    <Dialog
      open={asked && !read}
      width={600}
      title={<span {...foreignLang(terms.language, language.code)}>{terms.title}</span>}
      closeLabel={t('help.close')}
      onClose={close}
      actions={
        <Button variant="primary" data-default="" onClick={close}>
          {t('help.close')}
        </Button>
      }
    >
      <Dated>
        <InForce article={terms} />
        <PlatformText html={terms.content} language={terms.language} />
      </Dated>
    </Dialog>
  );
}
