import { type Mode, modeNames, modes } from '../brand/modes.ts';
import type { AnyColor } from '../compile/token-value.ts';
import { componentTokenNames } from '../component-lookup.ts';
import { findingOf, shown } from '../document/rule.ts';
import { below, type Findings, isRecord } from './findings.ts';
import { isMode } from './layers.ts';
import { extensionKey } from './livery-extension.ts';
import { checkMembers } from './reading.ts';
import { tokenRules } from './token-rules.ts';
import { isAnyToken, tokenNames, typeOfToken } from './token-type.ts';

/** A pair of colours that a brand keeps although it fails, and why. */
export interface AcceptedPair {
  readonly token: AnyColor;
  readonly on: AnyColor;
  /** Without: both modes of standard contrast. */
  readonly mode?: Mode;
  readonly reason: string;
  /** JSON Pointer of the entry. */
  readonly pointer: string;
}

/** Characters of a reason that somebody else can judge later. */
const leastReason = 20;

const standardModes = modeNames.filter((mode) => modes[mode].contrast === 'standard');
const colourNames = [...tokenNames, ...componentTokenNames].filter(
  (name) => typeOfToken(name) === 'color',
);
const isColour = (name: unknown): name is AnyColor =>
  typeof name === 'string' && isAnyToken(name) && typeOfToken(name) === 'color';

/** The list `accept` under `$extensions.livery` of the whole file. What is wrong with an entry is reported, and it is left out. */
export function readAcceptedPairs(document: unknown, findings: Findings): AcceptedPair[] {
  const extensions = isRecord(document) ? document.$extensions : undefined;
  const own = isRecord(extensions) ? extensions[extensionKey] : undefined;
  if (!isRecord(own)) return [];
  const at = below('', '$extensions', extensionKey);
  checkMembers(own, ['accept'], at, { findings });
  if (!Object.hasOwn(own, 'accept')) return [];
  if (Array.isArray(own.accept)) {
    return own.accept.flatMap((entry: unknown, index) =>
      readEntry(entry, below(at, 'accept', index), findings),
    );
  }
  findings.add(
    below(at, 'accept'),
    findingOf(tokenRules.notPairs, { found: shown(own.accept), example }),
  );
  return [];
}

const example = '[{ "token": "text.muted", "on": "surface.page", "mode": "light", "reason": "…" }]';

function readEntry(entry: unknown, at: string, findings: Findings): AcceptedPair[] {
  if (!isRecord(entry)) {
    findings.add(at, findingOf(tokenRules.notPair, { found: shown(entry), example }));
    return [];
  }
  checkMembers(entry, ['token', 'on', 'mode', 'reason'], at, { findings });
  const { token, on, mode, reason } = entry;
  const isModeGood = checkMode(mode, below(at, 'mode'), findings);
  const isReasonGood = checkReason(
    reason,
    Object.hasOwn(entry, 'reason') ? below(at, 'reason') : at,
    findings,
  );
  const named = (['token', 'on'] as const).filter((key) => checkColour(key, entry, at, findings));
  if (!isModeGood || !isReasonGood || named.length < 2) return [];
  // Each was checked above.
  const pair = { token, on, reason } as Pick<AcceptedPair, 'token' | 'on' | 'reason'>;
  return [{ ...pair, ...(mode === undefined ? {} : { mode: mode as Mode }), pointer: at }];
}

function checkColour(
  key: 'token' | 'on',
  entry: Readonly<Record<string, unknown>>,
  at: string,
  findings: Findings,
): boolean {
  const name = entry[key];
  if (isColour(name)) return true;
  const near = typeof name === 'string' ? findings.near(name, colourNames) : undefined;
  findings.add(
    Object.hasOwn(entry, key) ? below(at, key) : at,
    name === undefined
      ? findingOf(tokenRules.missingColour, { key })
      : near
        ? findingOf(tokenRules.misspeltColour, { found: shown(name), near })
        : findingOf(tokenRules.notColour, { found: shown(name) }),
  );
  return false;
}

function checkMode(mode: unknown, at: string, findings: Findings): boolean {
  if (mode === undefined || standardModes.some((one) => one === mode)) return true;
  const legal = standardModes.map((one) => `"${one}"`).join(' or ');
  const isHigh = typeof mode === 'string' && isMode(mode);
  findings.add(
    at,
    isHigh
      ? findingOf(tokenRules.acceptHighContrast, { modes: legal })
      : findingOf(tokenRules.badMode, { found: shown(mode), modes: legal }),
  );
  return false;
}

function checkReason(reason: unknown, at: string, findings: Findings): boolean {
  if (typeof reason === 'string' && reason.trim().length >= leastReason) return true;
  findings.add(
    at,
    reason === undefined
      ? findingOf(tokenRules.noReason, { least: leastReason })
      : findingOf(tokenRules.shortReason, { least: leastReason, found: shown(reason) }),
  );
  return false;
}
