import type { PointsReward } from '@livery/api/contract/points';
import type { RedeemView } from '@livery/flows/point-redeem';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { KeyValueList } from '@livery/ui/key-value-list';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Acts, Stack } from '../../form/panel.styles.ts';
import { usePointsText } from './use-points-text.ts';

/** What will be taken and sent, to be read before the one press that does it. */
export function RedeemConfirm({
  view,
  reward,
  onConfirm,
  onBack,
}: {
  view: RedeemView;
  reward: PointsReward;
  onConfirm: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const pointsText = usePointsText();
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const { values, needsAddress, step } = view;
  const { points, left } = view.costOf(values.quantity);
  const busy = step === 'redeeming';
  return (
    <Stack>
      <h2 ref={title} tabIndex={-1}>
        {t('mall.confirm.title')}
      </h2>
      <KeyValueList
        missingLabel={t('mall.fact.none')}
        items={[
          {
            term: t('mall.confirm.what'),
            value: <span {...foreignLang(reward.language, language.code)}>{reward.name}</span>,
          },
          { term: t('mall.quantity'), value: format.number(values.quantity) },
          { term: t('mall.cost'), value: pointsText(points) },
          { term: t('mall.left'), value: pointsText(left) },
          ...(needsAddress ? [{ term: t('mall.address'), value: values.address }] : []),
        ]}
      />
      <Acts>
        <Button variant="primary" size="lg" busy={busy} onClick={onConfirm}>
          {busy ? t('mall.sending') : t('mall.confirm.submit', { points: format.number(points) })}
        </Button>
        {!busy && (
          <Button size="lg" onClick={onBack}>
            {t('mall.confirm.back')}
          </Button>
        )}
      </Acts>
    </Stack>
  );
}
