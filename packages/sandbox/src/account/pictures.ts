import { hashText } from '../random.ts';
import type { AccountRow } from '../session/rows.ts';

/** How many avatars there are; an account's number says nothing else about it. */
const avatarCount = 48;
const highestRank = 10;

/** Path of an account's avatar below the root of the platform's pictures. */
export function avatarPath({ merchant, id }: Pick<AccountRow, 'merchant' | 'id'>): string {
  return `/avatars/${hashText(`avatar/${merchant}/${id}`) % avatarCount}.svg`;
}

/** Path of a rank's icon. */
export function rankPath(rankLevel: number): string {
  return `/ranks/${Math.min(Math.max(rankLevel, 0), highestRank)}.svg`;
}

/** Draws the picture of such a path; undefined for any other. */
export function drawPersonPicture(path: string): string | undefined {
  const [, kind, digits = ''] = /^\/(avatars|ranks)\/(\d{1,2})\.svg$/.exec(path) ?? [];
  const number = Number(digits);
  if (kind === 'avatars' && number < avatarCount) return drawAvatar(number);
  if (kind === 'ranks' && number <= highestRank) return drawRank(number);
  return undefined;
}

/** Head and shoulders on a ground of one of many hues. */
function drawAvatar(number: number): string {
  const hue = (number * 137) % 360;
  const head = 11 + (number % 3);
  return svg(
    `hsl(${hue} 40% 38%)`,
    `<g fill="hsl(${hue} 60% 88%)"><circle cx="32" cy="25" r="${head}"/><path d="M8 64c2-18 12-24 24-24s22 6 24 24z"/></g>`,
  );
}

/** A shield with one stripe for each rank, the higher ranks in two columns. */
function drawRank(rank: number): string {
  const stripes = Array.from({ length: rank }, (_, index) => {
    const isWide = rank <= highestRank / 2;
    const x = isWide ? 20 : 20 + (index % 2) * 13;
    const y = 14 + (isWide ? index : Math.floor(index / 2)) * 6;
    return `<path d="M${x} ${y}h${isWide ? 24 : 11}v3h-${isWide ? 24 : 11}z"/>`;
  });
  return svg(
    'none',
    `<path fill="hsl(${200 + rank * 16} 45% 35%)" d="M10 6h44v28c0 13-11 20-22 26C21 54 10 47 10 34z"/><g fill="hsl(45 80% 75%)">${stripes.join('')}</g>`,
  );
}

function svg(ground: string, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path fill="${ground}" d="M0 0h64v64H0z"/>${inside}</svg>`;
}
