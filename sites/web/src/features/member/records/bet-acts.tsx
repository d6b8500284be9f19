import type { Bet } from '@livery/api/contract/history';
import { useTranslation } from 'react-i18next';
import { SiteButton } from '../../../app/site-link.tsx';

/** From a bet to the rules that it was made under, and to a complaint. */
export function BetActs({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  return (
    <>
      <RulesButton bet={bet} />
      <SiteButton to="/feedback" search={{ about: bet.reference }}>
        {t('records.complain')}
      </SiteButton>
    </>
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
