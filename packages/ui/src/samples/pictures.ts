import { type CoverKind, drawCover, drawVendorIcon } from '@livery/theme/art';

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A drawn cover as an address that needs no network. */
export const coverOf = (title: string, kind: CoverKind) =>
  address(drawCover({ seed: title, kind }));

/** A vendor's drawn mark, likewise. */
export const iconOf = (code: string) => address(drawVendorIcon({ code }));

/** Characters in a picture, as a platform would send them: dark on white in every mode. */
export const captchaPicture = address(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60"><rect width="160" height="60" fill="white"/><text x="80" y="42" text-anchor="middle" font-family="monospace" font-size="34" letter-spacing="6">k7mp2</text></svg>',
);
