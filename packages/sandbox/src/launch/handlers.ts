import type { LaunchObject } from '@livery/api/contract/launch';
import { betsOf, timesOf } from '../games/bets.ts';
import { mechanicOf } from '../games/mechanics/index.ts';
import { roundStakesOf, stakeSteps } from '../games/stakes.ts';
import type { Handlers, MemberContext } from '../handlers.ts';
import { fromMinor } from '../money/amount.ts';
import { everyMember, players, realPlayers } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { digestOf } from '../session/secrets.ts';
import { vendors } from '../tables.ts';
import { stakeable } from '../wallet/stake-wallet.ts';
import { liveLaunches, openGameOf, openTarget, ownLaunch } from './open.ts';
import { finishRound, openRoundOf, ownRound, pastRounds, roundOf, startRound } from './rounds.ts';
import { type LaunchRow, launches, type Target } from './rows.ts';
import { lobbyPath, targetOf, underMaintenance } from './target.ts';

export const launchHandlers: Pick<
  Handlers,
  | 'launchGame'
  | 'socialLaunch'
  | 'lobbyLaunch'
  | 'enterGame'
  | 'openRound'
  | 'playRound'
  | 'endRound'
  | 'closeGame'
> = {
  launchGame: { policy: players, handle: launch },
  socialLaunch: { policy: players, handle: launch },

  lobbyLaunch: {
    // Its lotteries have no play money.
    policy: { ...players, who: realPlayers.who },
    async handle(_, request) {
      const url = lobbyPath(request);
      return url instanceof Refused ? url : { url };
    },
  },

  enterGame: {
    policy: players,
    async handle(context, { ticket }) {
      const { tx, merchant, now } = context;
      const row = await launchOfTicket(context, ticket);
      if (row === undefined || row.entered || row.closed || row.ticketExpires <= now)
        return noTicket;
      await tx.put(launches, row.id, { ...row, entered: true });
      const bounds = roundStakesOf(row.target, context);
      const text = (amount: bigint) => fromMinor(amount, merchant.currency.decimals);
      const round = await openRoundOf(context);
      const mechanic = mechanicOf(row.target);
      return {
        game: openGameOf(row, context),
        bets: betsOf(mechanic, context),
        pays: mechanic.pays.map(({ pick, signs, hundredths }) => ({
          pick,
          signs,
          multiplier: timesOf(hundredths),
        })),
        history: await pastRounds(context, row.target),
        minStake: text(bounds.min),
        maxStake: text(bounds.max),
        stakes: stakeSteps(bounds).map(text),
        balance: await stakeable(context, row.target.vassalage),
        round: round?.launch === row.id ? roundOf(round, context) : undefined,
      };
    },
  },

  openRound: {
    policy: everyMember,
    async handle(context) {
      const round = await openRoundOf(context);
      return {
        games: (await liveLaunches(context)).map((row) => openGameOf(row, context)),
        round: round && roundOf(round, context),
      };
    },
  },

  playRound: {
    policy: players,
    async handle(context, { launchId, ...asked }) {
      const row = await ownLaunch(context, launchId);
      if (row === undefined) return noLaunch;
      const live = await liveLaunches(context);
      if (!row.entered || !live.some(({ id }) => id === launchId)) return notOpen;
      if ((await openRoundOf(context)) !== undefined) return roundOpen;
      const closed = await refuseClosed(context, row.target);
      if (closed) return closed;
      const round = await startRound(context, row, asked);
      if (round instanceof Refused) return round;
      const balance = await stakeable(context, row.target.vassalage);
      return { round: roundOf(round, context), balance };
    },
  },

  endRound: {
    policy: everyMember,
    async handle(context, { reference }) {
      const round = await ownRound(context, reference);
      if (round === undefined) return noRound;
      if (round.status === 'ended') return roundEnded;
      const ended = await finishRound(context, round);
      const balance = await stakeable(context, ended.target.vassalage);
      return { round: roundOf(ended, context), balance };
    },
  },

  closeGame: {
    policy: everyMember,
    async handle(context, { launchId }) {
      const row = await ownLaunch(context, launchId);
      if (row === undefined) return noLaunch;
      await context.tx.put(launches, row.id, { ...row, closed: true });
      const round = await openRoundOf(context);
      const ended = round?.launch === row.id ? await finishRound(context, round) : undefined;
      const balance = await stakeable(context, row.target.vassalage);
      return { round: ended && roundOf(ended, context), balance };
    },
  },
};

async function launch(context: MemberContext, request: LaunchObject & { platform: string }) {
  const target = await targetOf(context, request);
  return target instanceof Refused ? target : openTarget(context, target);
}

/** The member's own launch of a ticket. */
async function launchOfTicket(
  { tx, member }: MemberContext,
  ticket: string,
): Promise<LaunchRow | undefined> {
  const digest = await digestOf(ticket);
  const [found] = await tx.range(launches, 'byTicket', { from: digest, to: digest, limit: 1 });
  return found?.row.account === member.key ? found.row : undefined;
}

/** Refuses a round of a vendor that went under maintenance. */
async function refuseClosed(
  { tx }: MemberContext,
  { vassalage }: Target,
): Promise<Refused | undefined> {
  const vendor = (await tx.get(vendors, vassalage))?.row;
  return vendor?.maintenance ? underMaintenance(vendor) : undefined;
}

const noTicket = new Refused('NOT_FOUND', 'This ticket opens nothing.', { status: 404 });
const noLaunch = new Refused('NOT_FOUND', 'There is no such open game.', { status: 404 });
const noRound = new Refused('NOT_FOUND', 'There is no such round.', { status: 404 });
const notOpen = new Refused('WRONG_STATE', 'The game is not open. Launch it anew.');
const roundOpen = new Refused('WRONG_STATE', 'The round before it has not ended.');
const roundEnded = new Refused('WRONG_STATE', 'The round has ended.');
