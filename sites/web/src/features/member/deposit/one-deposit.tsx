import { depositWith, selectDeposit } from '@livery/flows/deposit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { newKey } from '../../../app/use-acts.ts';
import { useFlow, useView } from '../../../app/use-flow.ts';
import { useVisibility } from '../../../app/use-visibility.ts';
import { DepositOver } from './deposit-over.tsx';
import { depositQuery } from './deposit-queries.ts';
import { depositServices, type SeenDeposit } from './deposit-services.ts';
import { DepositUnderWay } from './deposit-under-way.tsx';

/** The deposit of a reference: under way, or over. */
export function OneDeposit({ reference }: { reference: string }) {
  const { t } = useTranslation();
  const query = useQuery(depositQuery(useServices(), reference));
  return (
    <Loaded query={query} loading={t('common.loading')} failed={t('deposit.failed')}>
      {(seen) =>
        seen.row.state === 'created' || seen.row.state === 'paid' ? (
          <Running seen={seen} />
        ) : (
          <DepositOver deposit={seen.row} />
        )
      }
    </Loaded>
  );
}

/** Follows a deposit from where the platform says that it stands, for as long as somebody looks at it. */
function Running({ seen }: { seen: SeenDeposit }) {
  const services = useServices();
  const cache = useQueryClient();
  const flow = useFlow(() => depositWith(depositServices(services)), {
    input: {
      newKey,
      now: Date.now,
      decimals: services.site.merchant.currency.decimals,
      deposit: seen,
      hidden: document.hidden,
    },
    onDone: (output) => {
      if (output.result !== 'settled') return;
      const { followed } = flow.getSnapshot().context;
      if (followed) {
        const { row, serverTime } = followed;
        cache.setQueryData(depositQuery(services, row.reference).queryKey, { row, serverTime });
      }
      // Balance, records and messages are those after it.
      void cache.invalidateQueries({ queryKey: memberKey });
    },
  });
  const view = useView(flow, selectDeposit);
  const { state } = view.deposit ?? seen.row;
  useVisibility(flow);
  // What the page's own query learned, such as when the connection came back.
  useEffect(() => {
    // One that is over has nothing more to learn.
    if (flow.getSnapshot().status === 'active') flow.send({ type: 'update', seen });
  }, [flow, seen]);
  useEffect(() => {
    if (state !== seen.row.state) {
      void cache.invalidateQueries({ queryKey: [...memberKey, 'depositList'] });
    }
  }, [cache, state, seen.row.state]);
  const deposit = view.deposit ?? seen.row;
  return <DepositUnderWay view={view} deposit={deposit} send={flow.send} />;
}
