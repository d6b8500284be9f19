import { drawPersonPicture } from './account/pictures.ts';
import type { SandboxArt } from './art.ts';
import { localise } from './localise.ts';
import { rewardKey, rewards } from './points/rows.ts';
import { promotionTexts } from './promotions/texts.ts';
import { hashText } from './random.ts';
import type { Transaction } from './store/store.ts';
import { bannerRows, games, vendors } from './tables.ts';

/** Where the pictures of the platform live. */
export const imageRoot = '/lgw/img';
/** What permission names as image hosts: the same pictures lie in both, so that a page can go to the other when one is silent. */
export const imageRoots = [imageRoot, '/lgw/img-2'] as const;

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

/** Address of a promotion's picture in a language. */
export function promotionAddress(merchant: string, promotionId: string, language: string): string {
  return `${imageRoot}/promotions/${merchant}/${promotionId}/${language}.svg`;
}

const promotionPattern = /^\/promotions\/([^/]+)\/([\w-]+)\/([A-Z]+)\.svg$/;
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
  const root = imageRoots.find((each) => path.startsWith(`${each}/`));
  if (root === undefined) return undefined;
  const name = path.slice(root.length);

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

  const [, , promotionId, spoken = ''] = promotionPattern.exec(name) ?? [];
  if (promotionId !== undefined) {
    const promotion = promotionTexts.find((each) => each.promotionId === promotionId);
    const title = promotion && localise(promotion.title, spoken).text;
    return title && art.banner({ seed: hashText(`promotion/${name}`), title, group: 'promo' });
  }

  const [, merchant, bannerId, language] = bannerPattern.exec(name) ?? [];
  if (bannerId === undefined || language === undefined) return drawPersonPicture(name);
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
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
