import type { ActRef } from '@livery/flows/act';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';
import { Acts } from './panel.styles.ts';

/**
 * An act whose answer was lost: the member asks for it again under its key, or stops waiting.
 *
 * @param props.words area of the catalogue that says it, which the page has loaded
 */
export function Unanswered({
  act,
  words = 'promotions',
}: {
  act: ActRef;
  words?: 'promotions' | 'mall' | 'wallet' | 'feedback' | 'join';
}) {
  const { t } = useTranslation();
  return (
    <InlineAlert tone="warning" live="assertive" title={t(`${words}.lost.title`)}>
      {t(`${words}.lost.text`)}
      <Acts>
        <Button variant="primary" onClick={() => act.send({ type: 'again' })}>
          {t(`${words}.lost.again`)}
        </Button>
        <Button onClick={() => act.send({ type: 'leave' })}>{t(`${words}.lost.leave`)}</Button>
      </Acts>
    </InlineAlert>
  );
}
