import type { Bet } from '@livery/api/contract/history';
import { foreignLang } from '@livery/i18n';
import { CopyButton } from '@livery/ui/copy-button';
import { Drawer } from '@livery/ui/drawer';
import { KeyValueList } from '@livery/ui/key-value-list';
import { StatusPill } from '@livery/ui/status-pill';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { ButtonRow, Stack } from '../../styles/page.styles.ts';
import { Result } from './result.tsx';

/**
 * One bet: all that the platform knows of it.
 *
 * @param props.bet undefined while none is opened
 * @param props.who whose bet it is, where that is told
 * @param props.acts what can be done with it, after the copy of its reference
 */
export function BetDetail<B extends Bet>({
  bet,
  who,
  acts,
  onClose,
}: {
  bet: B | undefined;
  who?: (bet: B) => { term: string; value: string };
  acts?: (bet: B) => ReactNode;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  // It leaves the page with what it showed.
  const [shown, setShown] = useState<B>();
  if (bet && bet !== shown) setShown(bet);
  return (
    <Drawer
      open={bet !== undefined}
      title={t('records.bet.title')}
      closeLabel={t('common.load.close')}
      onClose={onClose}
      onClosed={() => setShown(undefined)}
    >
      {shown && <Facts bet={shown} who={who?.(shown)} acts={acts?.(shown)} />}
    </Drawer>
  );
}

function Facts({
  bet,
  who,
  acts,
}: {
  bet: Bet;
  who: { term: string; value: string } | undefined;
  acts: ReactNode;
}) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const { reference, gameName, vendorName, status, stake, win, result, time, settledAt } = bet;
  return (
    <Stack>
      <KeyValueList
        missingLabel={t('records.bet.notDecided')}
        items={[
          ...(who ? [who] : []),
          {
            term: t('records.bets.game'),
            value: <span {...foreignLang(bet.language, language.code)}>{gameName}</span>,
          },
          { term: t('records.bets.vendor'), value: vendorName },
          {
            term: t('records.status'),
            value: <StatusPill status={status}>{t(`records.bet.${status}`)}</StatusPill>,
          },
          { term: t('records.bets.stake'), value: format.money(stake) },
          { term: t('records.bets.win'), value: result === undefined ? null : format.money(win) },
          {
            term: t('records.bets.result'),
            value: result === undefined ? null : <Result amount={result} />,
          },
          { term: t('records.time'), value: format.dateTime(time) },
          {
            term: t('records.bet.settled'),
            value: settledAt === undefined ? null : format.dateTime(settledAt),
          },
          { term: t('records.reference'), value: reference },
        ]}
      />
      <ButtonRow>
        <CopyButton
          text={reference}
          labels={{
            copy: t('records.reference.copy'),
            copied: t('records.reference.copied'),
            failed: t('records.reference.failed', { reference }),
          }}
        />
        {acts}
      </ButtonRow>
    </Stack>
  );
}
