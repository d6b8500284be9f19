import type { Launch, OpenGame } from '@livery/api/contract/launch';
import { mechanicOf } from '../games/mechanics/index.ts';
import { rememberPlay } from '../games/rows.ts';
import type { Context, MemberContext } from '../handlers.ts';
import { localise } from '../localise.ts';
import { callerOf } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { sessions } from '../session/rows.ts';
import { endOf } from '../session/rules.ts';
import { digestOf, newText, newToken } from '../session/secrets.ts';
import { isSports } from '../sports/sports.ts';
import { openRoundOf } from './rounds.ts';
import { isSame, type LaunchRow, launches, roundKey, rounds, type Target } from './rows.ts';
import { slotType } from './target.ts';

/** How long a ticket waits for its game to load, in milliseconds. */
const ticketMs = 2 * 60_000;
/** The demonstration games: static pages of the site, on the page's own origin. */
const gamePage = (target: Target) =>
  `/play/${isSports(target.gameType) ? 'sports' : mechanicOf(target).look}.html`;
const idLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Opens a game, unless another slot game or an unfinished round stands against it. */
export async function openTarget(
  context: MemberContext,
  target: Target,
): Promise<Launch | Refused> {
  const { tx, member, now, entropy, language } = context;
  const open = await liveLaunches(context);
  const round = await openRoundOf(context);
  const slots = open.filter((row) => row.target.gameType === slotType);
  const inTheWay = [...(round ? [round] : []), ...(target.gameType === slotType ? slots : [])].find(
    (row) => !isSame(row.target, target),
  );
  if (inTheWay) {
    const { text } = localise(inTheWay.target.name, language);
    return new Refused('GAME_OPEN', `${text} is open. Close it first.`);
  }
  // The same game once more is the same game in a new window: the old one ends.
  for (const row of open) {
    if (isSame(row.target, target)) await tx.put(launches, row.id, { ...row, closed: true });
  }
  const id = newText(entropy, idLetters, 16);
  const ticket = newToken(entropy);
  const expires = now + ticketMs;
  await tx.put(launches, id, {
    id,
    account: member.key,
    session: member.session,
    target,
    ticket: await digestOf(ticket),
    ticketExpires: expires,
    entered: false,
    openedAt: now,
    closed: false,
  });
  if (round) await tx.put(rounds, roundKey(round), { ...round, launch: id });
  await remember(context, target);
  return {
    launchId: id,
    url: `${gamePage(target)}#${new URLSearchParams({ ticket, language })}`,
    expires,
  };
}

/** What a member played is remembered; a trial account has no list of it (spec §6). */
async function remember({ tx, member, now }: MemberContext, target: Target): Promise<void> {
  if (callerOf(member.account) === 'trial') return;
  if (target.nodeId === undefined) return;
  const id = String(target.nodeId);
  await rememberPlay(tx, { account: member.key, kind: 'game', id, playedAt: now });
}

/**
 * The member's games that are open, the latest first: those of a session that is over are not, except the one whose round was interrupted.
 */
export async function liveLaunches(context: MemberContext): Promise<LaunchRow[]> {
  const { tx, member, settings, now } = context;
  const round = await openRoundOf(context);
  const stretch = {
    from: `${member.key}/open/`,
    to: `${member.key}/open/~`,
    reverse: true,
  };
  const live = [];
  for (const { row } of await tx.range(launches, 'byAccount', stretch)) {
    const session = (await tx.get(sessions, row.session))?.row;
    const isLive =
      row.id === round?.launch ||
      row.session === member.session ||
      (session !== undefined && endOf(session, settings.idleMs, now) === undefined);
    if (isLive) live.push(row);
    else await tx.put(launches, row.id, { ...row, closed: true });
  }
  return live;
}

/** The member's own open game of an id. Somebody else's is as unknown as none. */
export async function ownLaunch(
  { tx, member }: MemberContext,
  launchId: string,
): Promise<LaunchRow | undefined> {
  const row = (await tx.get(launches, launchId))?.row;
  return row?.account === member.key ? row : undefined;
}

/** An open game, for the wire. */
export function openGameOf(
  { id, target, openedAt }: LaunchRow,
  { language }: Pick<Context, 'language'>,
): OpenGame {
  const name = localise(target.name, language);
  return {
    launchId: id,
    vassalage: target.vassalage,
    gameType: target.gameType,
    nodeId: target.nodeId,
    name: name.text,
    language: target.foreign ?? name.language,
    openedAt,
  };
}
