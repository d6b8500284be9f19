import {
  type DerivedTheme,
  isComponentToken,
  type Mode,
  modeNames,
  modes,
  semanticOf,
} from '@livery/theme';
import { exportDtcg } from '@livery/theme/exchange';
import { settableTokens } from '@livery/theme/overrides';
import { HIGHLIGHT, REMOVE_HIGHLIGHT } from 'storybook/highlight';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type ShownEdits, savedDraft, showEdits, shownTheme } from '../brands.ts';
import { fontCatalogue } from '../fonts.ts';
import { merchantOf } from '../merchants.ts';
import type { StoryGlobals } from '../story-globals.ts';
import { asPainted, pairId, settleEdges } from './declared-pairs.ts';
import { type Edits, isObject, type Json, type JsonObject } from './draft.ts';
import { decodeLink } from './link.ts';
import { measurePairs } from './measure-pairs.ts';
import { type About, type Answer, type EditMessage, events } from './messages.ts';
import { type PaintedPair, paintedPairs } from './painted-pairs.ts';
import { selectorOf } from './selector-of.ts';

/** What the story's frame knows for the panel. */
const frame: {
  storyGlobals?: { theme: string; mode: Mode };
  linked?: { theme: string; edits: Edits };
  painted: readonly PaintedPair[];
  outcomes: Map<string, ShownEdits & { took: number }>;
  token?: string | undefined;
  adopted?: Promise<void>;
} = { painted: [], outcomes: new Map() };

/** A story is about to be drawn in a brand and mode; the first one adopts the edits of a link, if it has any. */
export async function showStory(storyGlobals: StoryGlobals, link: unknown): Promise<void> {
  frame.adopted ??= adoptLink(link);
  await frame.adopted;
  const { mode: base, contrast } = storyGlobals;
  const mode = modeNames.find(
    (one) => modes[one].base === base && modes[one].contrast === contrast,
  );
  frame.storyGlobals = { theme: merchantOf(storyGlobals.merchant).theme, mode: mode ?? 'light' };
}

async function adoptLink(link: unknown): Promise<void> {
  const linked = await decodeLink(link);
  if (!linked) return;
  try {
    frame.outcomes.set(
      linked.theme,
      timed(() => showEdits(linked.theme, linked.edits)),
    );
    frame.linked = linked;
  } catch {
    // The link names a brand that is not here: there is nothing to edit.
  }
}

/** Listens to the panel, for as long as the frame lives. */
export function listenToPanel(): void {
  const channel = addons.getChannel();
  let latest: EditMessage | undefined;
  let looking: ReturnType<typeof setTimeout> | undefined;

  const answer = () => {
    const message = answerOf();
    if (message) channel.emit(events.answer, message);
  };
  const look = () => {
    const root = document.querySelector('#storybook-root');
    frame.painted = root && frame.storyGlobals ? paintedPairs(root) : [];
    answer();
  };
  // What loads after the first drawing is painted, too.
  const observer = new MutationObserver(() => {
    clearTimeout(looking);
    looking = setTimeout(look, 300);
  });
  const tell = () => {
    const about = aboutOf();
    if (!about) return;
    channel.emit(events.about, about);
    look();
    const root = document.querySelector('#storybook-root');
    if (root) observer.observe(root, { childList: true, subtree: true });
  };

  channel.on(STORY_RENDERED, tell);
  channel.on(events.ask, tell);
  channel.on(events.edit, (message: EditMessage) => {
    const waiting = latest !== undefined;
    latest = message;
    if (waiting) return;
    requestAnimationFrame(() => {
      const edit = latest;
      latest = undefined;
      if (!edit) return;
      frame.token = edit.token;
      frame.outcomes.set(
        edit.theme,
        timed(() => showEdits(edit.theme, edit.edits)),
      );
      answer();
    });
  });
  channel.on(events.highlight, (id?: string) => {
    channel.emit(REMOVE_HIGHLIGHT, 'livery');
    const pair = shownPairs().find((painted) => pairId(painted) === id);
    if (!pair) return;
    channel.emit(HIGHLIGHT, { id: 'livery', selectors: pair.elements.map(selectorOf) });
    pair.elements[0]?.scrollIntoView({ block: 'nearest' });
  });
}

/** What the story paints by the theme as it is edited now: an edit may set a token of a component. */
function shownPairs(): PaintedPair[] {
  if (!frame.storyGlobals) return [];
  const { theme, mode } = frame.storyGlobals;
  const set = shownTheme(theme).theme.components[mode];
  return settleEdges(asPainted(frame.painted, (token) => Object.hasOwn(set, token)));
}

function timed(show: () => ShownEdits) {
  const start = performance.now();
  const outcome = show();
  return { ...outcome, took: performance.now() - start };
}

function aboutOf(): About | undefined {
  if (!frame.storyGlobals) return undefined;
  const { theme, mode } = frame.storyGlobals;
  const linked = frame.linked?.theme === theme ? { linked: frame.linked.edits } : {};
  return { theme, mode, saved: savedDraft(theme), ...linked, typefaces, tokens: settableTokens };
}

function answerOf(): Answer | undefined {
  if (!frame.storyGlobals) return undefined;
  const { theme: name, mode } = frame.storyGlobals;
  const { theme } = shownTheme(name);
  return {
    theme: name,
    mode,
    ...(frame.outcomes.get(name) ?? { shown: true, findings: [], took: 0 }),
    repairs: theme.repairs.map(({ message }) => message),
    chosen: chosenSeeds(theme),
    pairs: measurePairs(shownPairs(), theme, mode),
    ...(frame.token
      ? { token: { name: frame.token, byMode: tokenByMode(name, frame.token) } }
      : {}),
  };
}

/** Where a seed that a brand does not name is best seen. */
function chosenSeeds({ light, dark }: DerivedTheme): Answer['chosen'] {
  return {
    '/brand/seeds/accent': light['action.accentFill'].hex,
    '/brand/seeds/neutral': light['text.muted'].hex,
    '/brand/seeds/paper': light['surface.page'].hex,
    '/brand/seeds/stage': light['stage.fill'].hex,
    '/brand/seeds/success': light['status.successText'].hex,
    '/brand/seeds/warning': light['status.warningText'].hex,
    '/brand/seeds/danger': light['status.dangerText'].hex,
    '/brand/seeds/info': light['status.infoText'].hex,
    '/brand/seeds/dark/brand': dark['action.primaryFill'].hex,
    '/brand/seeds/dark/accent': dark['action.accentFill'].hex,
  };
}

const typefaces = Object.fromEntries(
  Object.entries(fontCatalogue).map(([name, { subsets }]) => {
    const weights = Object.values(subsets).flatMap(({ files }) => Object.keys(files).map(Number));
    const have = Object.entries(subsets).filter(([, { files }]) => Object.keys(files).length > 0);
    const sorted = [...new Set(weights)].sort((a, b) => a - b);
    return [name, { weights: sorted, subsets: have.map(([subset]) => subset) }];
  }),
);

// Written by exportDtcg, so it is JSON of this form.
const dtcgOf = (theme: string) => JSON.parse(exportDtcg(shownTheme(theme).theme)) as JsonObject;

const at = (group: Json | undefined, [step, ...rest]: readonly string[]): Json =>
  step === undefined ? (group ?? null) : isObject(group) ? at(group[step], rest) : null;

function tokenByMode(theme: string, name: string): Record<Mode, Json> {
  const dtcg = dtcgOf(theme);
  // A component token that is not set is what its fallback is.
  const held = isComponentToken(name) ? semanticOf(name) : name;
  const inMode = (mode: Mode, token: string) =>
    at(dtcg, [mode, ...token.split('.')]) ?? at(dtcg, token.split('.'));
  // modeNames are the keys of Record<Mode>; fromEntries forgets it.
  return Object.fromEntries(
    modeNames.map((mode) => [mode, inMode(mode, name) ?? inMode(mode, held)]),
  ) as Record<Mode, Json>;
}
