import { type CoverKind, drawCover, drawVendorIcon } from '@livery/theme/art';

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A drawn cover as an address that needs no network. */
export const coverOf = (title: string, kind: CoverKind) =>
  address(drawCover({ seed: title, kind }));

/** A vendor's drawn mark, likewise. */
export const iconOf = (code: string) => address(drawVendorIcon({ code }));
