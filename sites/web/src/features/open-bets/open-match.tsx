import type { SportsBet } from '@livery/api/contract/sports';
import { slipChoiceSchema } from '@livery/api/contract/sports-messages';
import { foreignLang } from '@livery/i18n';
import { returnAt, spokenOdds, usualOddsFormat } from '@livery/i18n/odds';
import { type SpokenText, selectionName } from '@livery/i18n/sports-names';
import { Card } from '@livery/ui/card';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { Bet, Facts, State } from './open-bets.styles.ts';

/** A bet on a match that waits for its result: its match, what is bet on, price, stake and possible return, and how the match stands. */
export function OpenMatch({ bet }: { bet: SportsBet }) {
  const { t } = useTranslation();
  const { dialogs, format, language, site } = useServices();
  const odds = useOdds();
  const { gameType, vassalage, home, away, market, eventStatus, startTime, stake, price } = bet;
  const pays = returnAt(stake, price, site.merchant.currency.decimals);
  const name = selectionName(bet, {
    locale: format.locale,
    draw: t('bets.pick.DRAW'),
    over: (line) => t('bets.pick.OVER', { line }),
    under: (line) => t('bets.pick.UNDER', { line }),
    plus: (figures) => t('bets.plus', { figures }),
    minus: (figures) => t('bets.minus', { figures }),
  });
  return (
    <Card>
      <Bet>
        <SiteLink
          to="/game"
          search={{ gameType, vassalage }}
          // The matches may be the page that is shown.
          onClick={dialogs.close}
        >
          {home} – {away}
        </SiteLink>
        <Facts>
          <strong>
            <Spoken {...name} />
          </strong>
          <span>{t(`bets.market.${market}`)}</span>
          <span {...foreignLang(bet.language, language.code)}>{bet.sportName}</span>
        </Facts>
        <State>{t(`bets.state.${eventStatus}`, { time: format.dateTime(startTime) })}</State>
        <Facts>
          <strong>
            <Spoken
              shown={t('bets.price', { price: odds(price).shown })}
              spoken={t('bets.price', { price: odds(price).spoken })}
            />
          </strong>
          <strong>{t('around.bets.staked', { amount: format.money(stake) })}</strong>
          <span>{t('bets.return', { amount: format.money(pays) })}</span>
          <span>{t('around.bets.reference', { reference: bet.reference })}</span>
        </Facts>
      </Bet>
    </Card>
  );
}

/** Prices in the odds format that the member chose for slips, or the usual one of the language. */
function useOdds(): (price: string) => SpokenText {
  const { t } = useTranslation();
  const { storage, format, language } = useServices();
  const kept = v.safeParse(slipChoiceSchema, storage.kept('slipChoice'));
  const chosen = kept.success ? kept.output.odds : usualOddsFormat(language.code);
  return (price) =>
    spokenOdds(price, chosen, {
      locale: format.locale,
      plus: (figures) => t('bets.plus', { figures }),
      minus: (figures) => t('bets.minus', { figures }),
    });
}

/** Signs are read out as words. */
function Spoken({ shown, spoken }: SpokenText) {
  if (shown === spoken) return shown;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
