import { foreignLang } from '@livery/i18n';
import { Card } from '@livery/ui/card';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { Bet, Facts } from './open-bets.styles.ts';
import type { RoundUnderWay } from './open-bets-queries.ts';

/** The round of a game that was left in the middle; its name leads back into it. */
export function OpenRound({ game, round }: RoundUnderWay) {
  const { t } = useTranslation();
  const { dialogs, format, language } = useServices();
  const { gameType, vassalage, nodeId, gameCode } = game;
  return (
    <Card>
      <Bet>
        <SiteLink
          to="/game"
          search={{
            gameType,
            vassalage,
            gameCode: nodeId === undefined ? gameCode : String(nodeId),
          }}
          // The game may be the page that is shown.
          onClick={dialogs.close}
          {...foreignLang(game.language, language.code)}
        >
          {game.name}
        </SiteLink>
        <Facts>
          <strong>{t('around.bets.staked', { amount: format.money(round.stake) })}</strong>
          <span>{t('around.bets.startedAt', { time: format.dateTime(round.startedAt) })}</span>
          <span>{t('around.bets.reference', { reference: round.reference })}</span>
        </Facts>
      </Bet>
    </Card>
  );
}
