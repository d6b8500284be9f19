import { bonusList } from '@livery/api/contract/rewards';
import type { WithdrawalTerms } from '@livery/flows/withdrawal';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { SiteButton } from '../../../app/site-link.tsx';
import { Stack } from '../../../styles/page.styles.ts';
import { BonusTurnover } from './bonus-turnover.tsx';

/**
 * Everything that stands in the way of a withdrawal, each with what to do about it.
 *
 * @param props.onGivenUp the bonus that blocked it is given up
 */
export function Blocks({ terms, onGivenUp }: { terms: WithdrawalTerms; onGivenUp: () => void }) {
  const { t } = useTranslation();
  return (
    <Section title={t('withdrawal.blocks.title')}>
      <Stack>
        {terms.blocks.map((block) => (
          <div key={`${block.reason}/${block.reference}`}>
            <BlockText block={block} dailyCount={terms.dailyCount} />
            {block.reason === 'turnover' && (
              <Turnover bonusId={block.reference} onGivenUp={onGivenUp} />
            )}
          </div>
        ))}
      </Stack>
    </Section>
  );
}

function BlockText({
  block: { reason, amount, reference, until },
  dailyCount,
}: {
  block: WithdrawalTerms['blocks'][number];
  dailyCount: number;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  switch (reason) {
    case 'turnover':
      return (
        <InlineAlert tone="info">
          {t('withdrawal.block.turnover', { amount: format.money(amount ?? '0') })}
        </InlineAlert>
      );
    case 'openWithdrawal':
      return (
        <InlineAlert
          tone="info"
          action={
            <SiteButton to="/member/withdraw" search={{ id: reference }}>
              {t('withdrawal.block.openWithdrawal.see')}
            </SiteButton>
          }
        >
          {t('withdrawal.block.openWithdrawal', { reference })}
        </InlineAlert>
      );
    case 'dailyCount':
      return (
        <InlineAlert tone="info">
          {t('withdrawal.block.dailyCount', {
            count: dailyCount,
            date: until === undefined ? '' : format.dateTime(until),
          })}
        </InlineAlert>
      );
    case 'notOffered':
      return <InlineAlert tone="info">{t('withdrawal.block.notOffered')}</InlineAlert>;
  }
}

/**
 * The bonus that holds a withdrawal back: how far its stakes are, and the way to give it up. All active ones where the platform does not
 * name it.
 */
function Turnover({ bonusId, onGivenUp }: { bonusId: string | undefined; onGivenUp: () => void }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const query = useQuery(memberQuery(client, bonusList, { bonusId, state: 'active', pageNo: 1 }));
  return (
    <Loaded
      query={query}
      rows={1}
      loading={t('common.loading')}
      failed={t('withdrawal.load.failed')}
    >
      {({ list }) =>
        list.map((bonus) => (
          <BonusTurnover key={bonus.bonusId} bonus={bonus} onGivenUp={onGivenUp} />
        ))
      }
    </Loaded>
  );
}
