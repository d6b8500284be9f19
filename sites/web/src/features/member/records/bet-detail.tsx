import type { Bet } from '@livery/api/contract/history';
import { foreignLang } from '@livery/i18n';
import { CopyButton } from '@livery/ui/copy-button';
import { Drawer } from '@livery/ui/drawer';
import { KeyValueList } from '@livery/ui/key-value-list';
import { StatusPill } from '@livery/ui/status-pill';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { SiteButton } from '../../../app/site-link.tsx';
import { ButtonRow, Stack } from '../../../styles/page.styles.ts';
import { Result } from './result.tsx';

/** One bet: all that the platform knows of it, the rules it was made under, and the way to a complaint. */
export function BetDetail({ bet, onClose }: { bet: Bet | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  // It leaves the page with what it showed.
  const [shown, setShown] = useState<Bet>();
  if (bet && bet !== shown) setShown(bet);
  return (
    <Drawer
      open={bet !== undefined}
      title={t('records.bet.title')}
      closeLabel={t('common.load.close')}
      onClose={onClose}
      onClosed={() => setShown(undefined)}
    >
      {shown && <Facts bet={shown} />}
    </Drawer>
  );
}

function Facts({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const { reference, gameName, vendorName, status, stake, win, result, time, settledAt } = bet;
  return (
    <Stack>
      <KeyValueList
        missingLabel={t('records.bet.notDecided')}
        items={[
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
        <RulesButton bet={bet} />
        <SiteButton to="/feedback" search={{ about: reference }}>
          {t('records.complain')}
        </SiteButton>
      </ButtonRow>
    </Stack>
  );
}

/** The rules of the game that the bet was made on, which its page shows before anything is played. */
function RulesButton({ bet: { gameType, vassalage, nodeId, gameCode } }: { bet: Bet }) {
  const { t } = useTranslation();
  if (gameCode !== undefined) {
    return (
      <SiteButton to="/lottery" search={{ gameCode }}>
        {t('records.rules')}
      </SiteButton>
    );
  }
  if (nodeId === undefined) return null;
  return (
    <SiteButton to="/game" search={{ gameType, vassalage, gameCode: String(nodeId) }}>
      {t('records.rules')}
    </SiteButton>
  );
}
