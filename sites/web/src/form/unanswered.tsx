import type { ActRef } from '@livery/flows/act';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';
import { Acts } from './panel.styles.ts';

/** An act whose answer was lost: the member asks for it again under its key, or stops waiting. Needs the words of `promotions`. */
export function Unanswered({ act }: { act: ActRef }) {
  const { t } = useTranslation();
  return (
    <InlineAlert tone="warning" live="assertive" title={t('promotions.lost.title')}>
      {t('promotions.lost.text')}
      <Acts>
        <Button variant="primary" onClick={() => act.send({ type: 'again' })}>
          {t('promotions.lost.again')}
        </Button>
        <Button onClick={() => act.send({ type: 'leave' })}>{t('promotions.lost.leave')}</Button>
      </Acts>
    </InlineAlert>
  );
}
