import type { SiteConfig } from '@livery/merchant/site-config';
import { escapeHtml } from './escape.ts';
import type { RenderedScreen, Renderer } from './first-screen.ts';
import { findsSame, type Read, readsOf } from './watched-reads.ts';

/** Of one page in one language. As many kinds of merchants as a market has; more would only take memory. */
const keptScreens = 16;

/** In place of what is another in every merchant, and only ever shown: letters and numbers that nothing else on a page has. */
const standIns = {
  name: '\uE000name\uE001',
  code: '\uE000code\uE001',
  theme: '\uE000theme\uE001',
  light: '\uE000light\uE001',
  dark: '\uE000dark\uE001',
  width: 719_000_001_301,
  height: 719_000_001_302,
  barLight: '\uE000bar-light\uE001',
  barDark: '\uE000bar-dark\uE001',
} as const;

interface Drawn {
  readonly screen: RenderedScreen | undefined;
  /** All that drawing has read of the configuration. */
  readonly reads: readonly Read[];
}

/**
 * A renderer that draws a screen once for all merchants who have it alike. Markup holds no value of a brand, so a screen depends on
 * what drawing it reads of the configuration: that is noted, and where another merchant has the same, only name and logo are
 * filled in. What comes of it is, byte for byte, what the renderer itself would draw.
 */
export function sharing(renderer: Renderer): Renderer {
  const kept = new Map<string, readonly Drawn[]>();

  async function screenOf(
    config: SiteConfig,
    path: string,
    draw: (config: SiteConfig) => Promise<RenderedScreen | undefined>,
  ): Promise<RenderedScreen | undefined> {
    const general = generalOf(config);
    const key = `${config.language} ${path}`;
    const known = kept.get(key) ?? [];
    let drawn = known.find(({ reads }) => findsSame(reads, general));
    if (!drawn) {
      const { result, reads } = await readsOf(general, draw);
      drawn = { screen: result, reads };
    }
    const used = drawn;
    kept.set(key, [used, ...known.filter((each) => each !== used)].slice(0, keptScreens));
    return used.screen && screenWith(used.screen, config);
  }

  return {
    pages: renderer.pages,
    render: (config, path) => screenOf(config, path, (general) => renderer.render(general, path)),
    async renderFrame(config) {
      const screen = await screenOf(config, '*', renderer.renderFrame);
      if (!screen) throw new Error('livery: what stands around a page was not drawn.');
      return screen;
    },
  };
}

function generalOf(config: SiteConfig): SiteConfig {
  return {
    ...config,
    merchant: { ...config.merchant, name: standIns.name, code: standIns.code },
    theme: {
      name: standIns.theme,
      logo: {
        light: standIns.light,
        dark: standIns.dark,
        width: standIns.width,
        height: standIns.height,
      },
      themeColor: { light: standIns.barLight, dark: standIns.barDark },
    },
  };
}

function screenWith(
  { html, title, listing, ...rest }: RenderedScreen,
  config: SiteConfig,
): RenderedScreen {
  const text = (words: string) => filled(words, config, (value) => value);
  return {
    ...rest,
    html: filled(html, config, asReactWrites),
    title: text(title),
    ...(listing && {
      listing: { ...listing, description: text(listing.description) },
    }),
  };
}

const standsIn = new RegExp(Object.values(standIns).join('|'), 'g');

function filled(
  text: string,
  { merchant, theme }: SiteConfig,
  written: (value: string) => string,
): string {
  const values = new Map<string, string>(
    Object.entries({
      [standIns.name]: merchant.name,
      [standIns.code]: merchant.code,
      [standIns.theme]: theme.name,
      [standIns.light]: theme.logo.light,
      [standIns.dark]: theme.logo.dark,
      [standIns.width]: String(theme.logo.width),
      [standIns.height]: String(theme.logo.height),
      [standIns.barLight]: theme.themeColor.light,
      [standIns.barDark]: theme.themeColor.dark,
    }).map(([standIn, value]) => [standIn, written(value)]),
  );
  return text.replace(standsIn, (standIn) => values.get(standIn) ?? standIn);
}

/** React writes the apostrophe in base 16. */
const asReactWrites = (text: string) => escapeHtml(text).replaceAll('&#39;', '&#x27;');
