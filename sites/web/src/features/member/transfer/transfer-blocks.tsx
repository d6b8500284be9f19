import type { TransferTargets } from '@livery/flows/transfer';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { SiteButton } from '../../../app/site-link.tsx';
import { Stack } from '../../../form/panel.styles.ts';

/** Everything that stands in the way of a transfer, each with what to do about it. */
export function TransferBlocks({ targets }: { targets: TransferTargets }) {
  const { t } = useTranslation();
  return (
    <Section title={t('transfer.blocks.title')}>
      <Stack>
        {targets.blocks.map((block) => (
          <Block key={block.reason} block={block} />
        ))}
      </Stack>
    </Section>
  );
}

function Block({ block: { reason, amount, until } }: { block: TransferTargets['blocks'][number] }) {
  const { t } = useTranslation();
  const { format } = useServices();
  if (reason === 'turnover') {
    return (
      <InlineAlert
        tone="info"
        action={
          <SiteButton to="/member/bonusDetails" search={{ status: 'active' }}>
            {t('transfer.block.turnover.see')}
          </SiteButton>
        }
      >
        {t('transfer.block.turnover', { amount: format.money(amount ?? '0') })}
      </InlineAlert>
    );
  }
  return (
    <InlineAlert tone="info">
      {t(`transfer.block.${reason}`, { time: until === undefined ? '' : format.dateTime(until) })}
    </InlineAlert>
  );
}
