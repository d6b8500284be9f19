import type { OfferedLanguage, SiteConfig } from '@livery/merchant/site-config';

/** Pictures of a brand that stand outside of its pages, as PNG; each is drawn when it is asked for. */
export interface AppPictures {
  /** Changes with what they show. */
  readonly hash: string;
  /** The square icon of the installed site, with its mark where every phone's mask keeps it. */
  readonly icon: (side: number) => Promise<Uint8Array>;
  /** What other sites show of a shared address. */
  readonly card: () => Promise<Uint8Array>;
}

/** Sides of the icons, pixels: those that installing asks for (192 and 512), and the home screen of iOS (180). */
const iconSides = [180, 192, 512] as const;

/** Where a brand's pictures are, under the site's root. */
export function picturePaths(theme: string, { hash }: AppPictures) {
  const at = (name: string) => `brand/${theme}/${name}.${hash}.png`;
  return { icon: (side: (typeof iconSides)[number]) => at(`icon-${side}`), card: at('card') };
}

/** The files of a brand's pictures. */
export function pictureFiles(theme: string, pictures: AppPictures) {
  const paths = picturePaths(theme, pictures);
  return [
    ...iconSides.map((side) => ({ path: paths.icon(side), draw: () => pictures.icon(side) })),
    { path: paths.card, draw: pictures.card },
  ];
}

/** The name of a web app manifest inside its language's folder. */
export const manifestFile = 'site.webmanifest';

/**
 * The web app manifest of a merchant's site in one language (W3C): what it is called and looks like where it is installed.
 *
 * @param ground the colour behind the page while it opens, `#rrggbb`
 */
export function webManifest(
  { merchant, theme }: Pick<SiteConfig, 'merchant' | 'theme'>,
  language: OfferedLanguage,
  description: string,
  ground: string,
  pictures: AppPictures,
): string {
  const paths = picturePaths(theme.name, pictures);
  const icons = ([192, 512] as const).flatMap((side) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `/${paths.icon(side)}`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  );
  const manifest = {
    // One site, whatever the language in which it was installed.
    id: '/',
    name: merchant.name,
    short_name: merchant.name,
    description,
    lang: language.tag,
    dir: language.dir,
    start_url: language.path,
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: theme.themeColor.light,
    icons,
  };
  return `${JSON.stringify(manifest)}\n`;
}
