import { redeemWith, selectRedeem } from '@livery/flows/point-redeem';
import { EmptyState } from '@livery/ui/empty-state';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberKey } from '../../app/member-key.ts';
import { outlasting } from '../../app/outlasting.ts';
import { partStates } from '../../app/part-states.tsx';
import { useServices } from '../../app/services.tsx';
import { SiteButton } from '../../app/site-link.tsx';
import { newKey, useUnanswered } from '../../app/use-acts.ts';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { useFlow, useView } from '../../app/use-flow.ts';
import { useOnReturn } from '../../app/use-on-return.ts';
import { FlowHalt } from '../../form/flow-halt.tsx';
import { Unanswered } from '../../form/unanswered.tsx';
import { RedeemConfirm } from './redeem-confirm.tsx';
import { RedeemForm } from './redeem-form.tsx';
import { redeemServices } from './redeem-services.ts';

/** A redemption of one reward; when it has ended, the next one begins with the points and the stock that are left. */
export function RedeemPart({ rewardId }: { rewardId: string }) {
  const [round, setRound] = useState(0);
  return <Redemption key={round} rewardId={rewardId} onAgain={() => setRound(round + 1)} />;
}

function Redemption({ rewardId, onAgain }: { rewardId: string; onAgain: () => void }) {
  const { t } = useTranslation();
  const services = useServices();
  const cache = useQueryClient();
  const mall = redeemServices(services);
  const flow = useFlow(() => redeemWith({ ...mall, redeem: outlasting(cache, mall.redeem) }), {
    input: { newKey, rewardId },
    // Points, stock and records are those after it.
    onDone: () => void cache.invalidateQueries({ queryKey: memberKey }),
  });
  const view = useView(flow, selectRedeem);
  const unanswered = useUnanswered(view.act);
  const why = useFailureWords(view.readFailure) ?? '';
  // Another tab may have used the points meanwhile. What is typed stays, and a step under way does not hear it.
  useOnReturn(() => {
    if (flow.getSnapshot().matches('form')) flow.send({ type: 'refresh' });
  });

  const { step, reward, record } = view;
  if (step === 'redeemed' && record) {
    return (
      <InlineAlert
        tone="success"
        live="polite"
        title={t('mall.done.title')}
        action={
          <SiteButton to="/pointMall" search={{ view: 'records' }}>
            {t('mall.done.records')}
          </SiteButton>
        }
      >
        {t('mall.done.text', { reference: record.reference })}
      </InlineAlert>
    );
  }
  if (step === 'closed' || step === 'unread') {
    return (
      <FlowHalt
        step={step === 'unread' ? 'loadFailed' : step}
        failed={t('mall.redeem.unread')}
        why={why}
        onReload={() => flow.send({ type: 'refresh' })}
        left={t('mall.lost.left')}
        again={t('mall.redeem')}
        onAgain={onAgain}
      />
    );
  }
  if (step === 'gone') {
    return (
      <EmptyState
        icon="gift"
        title={t('mall.unknown.title')}
        action={<SiteButton to="/pointMall">{t('mall.empty.all')}</SiteButton>}
      />
    );
  }
  if (reward === undefined) return <partStates.loading />;
  if (unanswered && view.act) return <Unanswered words="mall" act={view.act} />;
  if (step === 'confirming' || step === 'redeeming') {
    return (
      <RedeemConfirm
        view={view}
        reward={reward}
        onConfirm={() => flow.send({ type: 'confirm' })}
        onBack={() => flow.send({ type: 'back' })}
      />
    );
  }
  return (
    <RedeemForm
      view={view}
      reward={reward}
      onSubmit={(values) => flow.send({ type: 'submit', values })}
    />
  );
}
