import type { ActRef } from '@livery/flows/act';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';
import { Acts } from '../form/panel.styles.ts';

/** An act of money whose answer was lost: the member asks for it again under its key, or stops waiting. Its screen loads the words of the session. */
export function Unanswered({ act }: { act: ActRef }) {
  const { t } = useTranslation();
  return (
    <InlineAlert tone="warning" live="assertive" title={t('session.lost.title')}>
      {t('session.lost.text')}
      <Acts>
        <Button variant="primary" onClick={() => act.send({ type: 'again' })}>
          {t('session.lost.again')}
        </Button>
        <Button onClick={() => act.send({ type: 'leave' })}>{t('session.lost.leave')}</Button>
      </Acts>
    </InlineAlert>
  );
}
