import { displayChoices } from '@livery/theme/display';
import { escapeHtml } from './escape.ts';

/**
 * The page before its JavaScript runs: a quiet outline of the shell in the brand's colours, so that nothing jumps when
 * the real one comes. The rules read tokens only and are the same for every brand.
 */
export const shellCss = [
  'html,body{background:var(--surface-page)}',
  'html{color:var(--text-body);font-family:var(--font-body);font-size:100%;font-weight:var(--weight-body);line-height:var(--leading-body);-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  // The member's own choice. Sizes are in rem, so the whole page follows; in percent, so that the browser's size counts too.
  ...displayChoices.textSize.map((size) => `html[data-text-size="${size}"]{font-size:${size}%}`),
  'body{margin:0}',
  // A page that follows another one, which the site marks. Where less motion is asked for it is there at once.
  '@keyframes enter{from{opacity:0}}',
  '@media (prefers-reduced-motion:no-preference){#content[data-entering]{animation:enter var(--motion-fast) var(--motion-easing)}}',
  '.boot{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-s4);min-block-size:100dvh;align-content:start;grid-template-rows:auto auto auto}',
  '.boot-bar{display:flex;align-items:center;block-size:3.5rem;padding-inline:calc(max(0px,(100% - 80rem)/2) + var(--space-s4));background:var(--surface-raised);border-block-end:var(--border-width) var(--border-style) var(--border-subtle)}',
  '.boot-bar img{block-size:2rem;inline-size:auto}',
  'html:not([data-mode="dark"]) .boot-dark,[data-mode="dark"] .boot-light{display:none}',
  '.boot-stage{block-size:16rem;background:linear-gradient(160deg,var(--stage-fill),var(--stage-fill-end))}',
  '.boot-row{display:grid;grid-template-columns:repeat(auto-fill,minmax(6.5rem,1fr));gap:var(--space-s3);inline-size:100%;max-inline-size:80rem;margin-inline:auto;padding-inline:var(--space-s4);box-sizing:border-box}',
  '.boot-row i{aspect-ratio:3/4;border-radius:var(--radius-card);background:var(--surface-sunken)}',
  '.boot-words{position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  // A first screen is in the page's own language; a visitor with another sees the outline until the script has come, or it is known not to.
  '.boot-other,html[data-other] #root{display:none}',
  'html[data-other] .boot-other{display:block}',
  // Nor is it a member's: what leads guests in keeps its room, unseen.
  'html[data-visitor] [data-way-in]{visibility:hidden}',
  '[data-waiting]{cursor:progress;opacity:.6}',
  // Above the phone's tab bar, whose links go on working.
  '.boot-failed{position:fixed;inset-block-end:5rem;inset-inline:var(--space-s4);z-index:1;max-inline-size:40rem;margin-inline:auto;padding:var(--space-s4);border:var(--border-width) var(--border-style) var(--border-subtle);border-radius:var(--radius-card);background:var(--surface-raised)}',
  '.boot-failed[hidden]{display:none}',
  '.boot-failed a{display:inline-block;min-block-size:1.5rem;color:inherit}',
  '.boot-help{max-inline-size:40rem;margin-inline:auto;padding:var(--space-s6) var(--space-s4)}',
].join('');

/**
 * Until a page has loaded and a frame has been painted, which the boot script marks, nothing in its first screen fades. Browsers look for forms as soon as the document is read, and so
 * compute styles before the sheet has come: with it the colours of buttons would fade in from none.
 */
export const stillCss =
  'html:not([data-loaded]) #root :is(a,button,summary,label *){transition:none!important}';

/** What a page with a first screen says where scripts are off: the screen can be read, and does nothing. */
export function noScriptHtml({ noScript, tag }: Pick<Shell, 'noScript' | 'tag'>): string {
  return `<noscript><p class="boot-help" lang="${escapeHtml(tag)}">${escapeHtml(noScript)}</p></noscript>`;
}

/** The lines that a page shows when its script does not come, one for each language that it may be shown in. */
export function failedHtml(
  lines: readonly { readonly tag: string; readonly failed: string; readonly reload: string }[],
): string {
  const a = escapeHtml;
  return lines
    .map(
      ({ tag, failed, reload }) =>
        // To the page's own address: it needs no script.
        `<p class="boot-failed" role="alert" lang="${a(tag)}" hidden>${a(failed)} <a href="">${a(reload)}</a></p>`,
    )
    .join('');
}

export interface Shell {
  readonly siteName: string;
  readonly logo: {
    readonly light: string;
    readonly dark: string;
    readonly width: number;
    readonly height: number;
  };
  /** BCP 47 tag of the two texts: the boot script may mark the page with another. */
  readonly tag: string;
  readonly loading: string;
  readonly noScript: string;
}

/** The outline alone, for eyes only. */
export function outlineHtml(logo: Shell['logo']): string {
  const image = (mode: 'light' | 'dark') =>
    `<img class="boot-${mode}" src="${escapeHtml(logo[mode])}" width="${logo.width}" height="${logo.height}" alt="">`;
  return [
    '<div class="boot" aria-hidden="true">',
    `<div class="boot-bar">${image('light')}${image('dark')}</div>`,
    '<div class="boot-stage"></div>',
    `<div class="boot-row">${'<i></i>'.repeat(8)}</div>`,
    '</div>',
  ].join('');
}

/** The outline, the words that a screen reader hears meanwhile, and what to say where scripts are off. */
export function shellHtml({ logo, tag, loading, noScript, siteName }: Shell): string {
  const lang = `lang="${escapeHtml(tag)}"`;
  return [
    `<noscript><div class="boot-help" ${lang}><h1>${escapeHtml(siteName)}</h1><p>${escapeHtml(noScript)}</p></div></noscript>`,
    outlineHtml(logo),
    `<p class="boot-words" role="status" ${lang}>${escapeHtml(loading)}</p>`,
  ].join('');
}
