import { stakesOf } from '../games/stakes.ts';
import type { Handlers } from '../handlers.ts';
import { liveLaunches, ownLaunch } from '../launch/open.ts';
import { lobby, underMaintenance } from '../launch/target.ts';
import { localise } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { pageOf } from '../paging.ts';
import { anyone, everyMember, players, realPlayers } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { vendors } from '../tables.ts';
import { stakeable } from '../wallet/stake-wallet.ts';
import { eventsAt } from './events.ts';
import { placeSlip } from './place.ts';
import { widestPercent } from './prices.ts';
import { sportsBets } from './rows.ts';
import { sportsRules } from './rules-text.ts';
import { isSports, sportsReturn } from './sports.ts';
import { sentBet, sentEvent } from './view.ts';

export const sportsHandlers: Pick<Handlers, 'sportsEvents' | 'sportsBet' | 'sportsBets'> = {
  sportsEvents: {
    policy: anyone,
    async handle(context, { vassalage }) {
      const { tx, now, seed, language, merchant } = context;
      const vendor = (await tx.get(vendors, vassalage))?.row;
      if (vendor === undefined || !isSports(vendor.gameType)) return noVendor;
      const rtp = sportsReturn(vendor.gameType);
      const rules = sportsRules(vendor.gameType).map((each) => localise(each, language));
      const { min, max } = stakesOf(lobby, context);
      return {
        time: now,
        rtp,
        rtpRange: { low: rtp - widestPercent, high: rtp + widestPercent },
        rules: rules.map(({ text }) => text),
        rulesLanguage: rules[0]?.language,
        minStake: fromMinor(min, merchant.currency.decimals),
        maxStake: fromMinor(max, merchant.currency.decimals),
        events: eventsAt(vendor.gameType, now, seed).map((event) => sentEvent(event, context)),
      };
    },
  },

  sportsBet: {
    // Nobody stakes play money against others' prices.
    policy: { ...players, who: realPlayers.who },
    async handle(context, request) {
      const launch = await ownLaunch(context, request.launchId);
      if (launch === undefined || !isSports(launch.target.gameType)) return noLaunch;
      const live = await liveLaunches(context);
      if (!launch.entered || !live.some(({ id }) => id === launch.id)) return notOpen;
      const vendor = (await context.tx.get(vendors, launch.target.vassalage))?.row;
      if (vendor?.maintenance) return underMaintenance(vendor);
      const placed = await placeSlip(context, launch.target, request);
      if (placed instanceof Refused) return placed;
      if ('changed' in placed) return { result: 'changed' as const, changed: [...placed.changed] };
      return {
        result: 'placed' as const,
        bets: placed.map((row) => sentBet(row, context)),
        balance: await stakeable(context, launch.target.vassalage),
      };
    },
  },

  sportsBets: {
    policy: everyMember,
    async handle(context, { vassalage, settled, ...which }) {
      const { tx, member } = context;
      const stretch = { from: `${member.key}/`, to: `${member.key}/~`, reverse: true };
      const rows = (await tx.range(sportsBets, 'byAccount', stretch))
        .map(({ row }) => row)
        .filter(
          (row) =>
            (vassalage === undefined || row.vassalage === vassalage) &&
            (settled === undefined || settled === (row.settledAt !== undefined)),
        );
      const { items, totalPages } = pageOf(rows, which);
      return { list: items.map((row) => sentBet(row, context)), totalPages };
    },
  },
};

const noVendor = new Refused('NOT_FOUND', 'This vendor has no matches.', { status: 404 });
const noLaunch = new Refused('NOT_FOUND', 'There is no such open game.', { status: 404 });
const notOpen = new Refused('WRONG_STATE', 'The game is not open. Launch it again.');
