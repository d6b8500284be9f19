import type { SandboxArt } from './art.ts';
import { localise } from './localise.ts';
import { rewardKey, rewards } from './points/rows.ts';
import { hashText } from './random.ts';
import type { Transaction } from './store/store.ts';
import { bannerRows, games, vendors } from './tables.ts';

/** Where all pictures of the platform live; also what permission names as image host. */
export const imageRoot = '/lgw/img';

/** Address of a game's cover. */
export function coverAddress(nodeId: number): string {
  return `${imageRoot}/games/${nodeId}.svg`;
}

/** Address of a banner's picture in a language. */
export function bannerAddress(merchant: string, bannerId: number, language: string): string {
  return `${imageRoot}/banners/${merchant}/${bannerId}/${language}.svg`;
}

/** Address of the picture of a thing of a merchant's point mall. */
export function rewardAddress(merchant: string, rewardId: string): string {
  return `${imageRoot}/rewards/${merchant}/${rewardId}.svg`;
}

const coverPattern = /^\/games\/(\d+)\.svg$/;
const bannerPattern = /^\/banners\/([^/]+)\/(\d+)\/([A-Z]+)\.svg$/;
const rewardPattern = /^\/rewards\/([^/]+)\/([A-Z]+)\.svg$/;
/** The specification's own pattern (§9). It says PNG; browsers go by the content type, which says SVG. */
const vendorPattern = /^\/TCG_PROD_IMAGES\/RNG_LIST_VENDOR\/([A-Z0-9_]+)-COLOR\.png$/;

/** Draws the picture of an address as SVG text; undefined when the platform has none there. */
export async function drawImage(
  tx: Transaction,
  art: SandboxArt,
  path: string,
): Promise<string | undefined> {
  if (!path.startsWith(`${imageRoot}/`)) return undefined;
  const name = path.slice(imageRoot.length);

  const [, nodeId] = coverPattern.exec(name) ?? [];
  if (nodeId !== undefined) {
    const game = (await tx.get(games, nodeId))?.row;
    if (!game?.hasArt) return undefined;
    const kind = game.gameType.toLowerCase();
    return art.cover({ seed: hashText(`game/${nodeId}`), title: game.name.EN, kind });
  }

  const [, code] = vendorPattern.exec(name) ?? [];
  if (code !== undefined) {
    const vendor = (await tx.get(vendors, code))?.row;
    return vendor && art.vendorIcon({ code, seed: hashText(`vendor/${code}`) });
  }

  const [, mall, rewardId] = rewardPattern.exec(name) ?? [];
  if (mall !== undefined && rewardId !== undefined) {
    const reward = (await tx.get(rewards, rewardKey(mall, rewardId)))?.row;
    const seed = hashText(`reward/${rewardId}`);
    return reward && art.cover({ seed, title: reward.name.EN, kind: 'mini' });
  }

  const [, merchant, bannerId, language] = bannerPattern.exec(name) ?? [];
  if (bannerId === undefined || language === undefined) return undefined;
  const banner = (await tx.get(bannerRows, `${merchant}/${bannerId}`))?.row;
  if (banner === undefined) return undefined;
  const seed = hashText(`banner/${merchant}/${bannerId}`);
  return art.banner({
    seed,
    title: localise(banner.title, language).text,
    group: banner.groupName,
  });
}

/** An answer that holds a picture: cached for a day, and unable to run anything when opened by itself. */
export function imageResponse(svg: string): Response {
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
