import type { Activity } from '@livery/api/contract/promotions';
import { foreignLang } from '@livery/i18n';
import { InlineAlert } from '@livery/ui/inline-alert';
import { KeyValueList } from '@livery/ui/key-value-list';
import { LazyImage } from '@livery/ui/lazy-image';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Quoting } from '../../app/quoting.tsx';
import { useServices } from '../../app/services.tsx';
import { Quiet } from '../../form/panel.styles.ts';
import { Sent } from './promotions.styles.ts';
import { uploadQuery } from './promotions-queries.ts';

/** What the member sent, with its reference, and why it was rejected; nothing where nothing was sent. */
export function ActivityFacts({ activity }: { activity: Activity }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const { reference, time, comment, images, reason, state } = activity;
  if (reference === undefined) return null;
  return (
    <>
      {state === 'rejected' && (
        <InlineAlert tone="danger">
          <span>
            <Quoting sentence={(words) => t('promotions.reason', { reason: words })}>
              {reason === undefined ? (
                t('promotions.fact.none')
              ) : (
                <span {...foreignLang(activity.language, language.code)}>{reason}</span>
              )}
            </Quoting>
          </span>
          <Quiet>{t('promotions.rejected.text')}</Quiet>
        </InlineAlert>
      )}
      <KeyValueList
        missingLabel={t('promotions.fact.none')}
        items={[
          { term: t('promotions.fact.reference'), value: reference },
          { term: t('promotions.fact.time'), value: time ? format.dateTime(time) : null },
          ...(comment ? [{ term: t('promotions.comment'), value: comment }] : []),
        ]}
      />
      {images.length > 0 && (
        <Sent aria-label={t('promotions.images.yours')}>
          {images.map((id, place) => (
            <li key={id}>
              <SentImage id={id} label={t('promotions.images.nth', { count: place + 1 })} />
            </li>
          ))}
        </Sent>
      )}
    </>
  );
}

/** An image as the platform keeps it for its member. */
function SentImage({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation();
  const { data, isError } = useQuery(uploadQuery(useServices(), id));
  if (isError) return <Quiet>{t('promotions.images.failed')}</Quiet>;
  return data === undefined ? (
    <span aria-busy="true" />
  ) : (
    <LazyImage src={data} alt={label} ratio="square" loading="eager" />
  );
}
