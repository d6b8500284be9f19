import type { Game, Vendor } from '@livery/api/contract/games';
import { coverAddress } from '../images.ts';
import { localise, type Text } from '../localise.ts';
import type { GameRow, VendorRow } from '../tables.ts';

/** A game for the wire, named in a language. */
export function gameOf(row: GameRow, language: string): Game {
  const name = nameOf(row, language);
  return {
    nodeId: row.nodeId,
    vassalage: row.vassalage,
    gameType: row.gameType,
    name: name.text,
    language: name.language,
    gameClassify: row.gameClassify,
    iconUrl: coverOf(row),
    minBet: row.minBet,
    rtp: row.rtp,
    lines: row.lines,
    isJackpot: row.isJackpot,
  };
}

/** Where the cover of a game is, if it has one. */
export function coverOf({
  hasArt,
  nodeId,
}: {
  readonly hasArt?: boolean | undefined;
  readonly nodeId?: number | undefined;
}): string | undefined {
  return hasArt && nodeId !== undefined ? coverAddress(nodeId) : undefined;
}

/** A game's name in a language, else in the one that it says. */
export function nameOf(
  row: Pick<GameRow, 'name'> & { readonly foreign?: string | undefined },
  language: string,
): Text {
  const name = localise(row.name, language);
  return row.foreign === undefined ? name : { text: name.text, language: row.foreign };
}

/** Whether players of these platforms (a list such as `flash,html5-desktop`) can run a game. */
export function runsOn(row: GameRow, platform: string): boolean {
  return !row.flashOnly || platform.split(',').includes('flash');
}

/** A vendor for the wire. */
export function vendorOf({ position: _, ...vendor }: VendorRow): Vendor {
  return vendor;
}
