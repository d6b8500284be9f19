import { type Diagnostic, defineRule, findingOf } from '@livery/theme/diagnostic';
import { parseMerchant } from './parse-merchant.ts';
import type { Merchant } from './schema.ts';

/** A merchant among others: what it wants, and what it has. */
export interface Claimant {
  /** Of its `merchant.json`. */
  readonly file: string;
  readonly text: string;
  /** As the file says; undefined when something of the merchant's is wrong and its pages cannot be made. */
  readonly merchant: Merchant | undefined;
  /** As its last good pages say, which stay until others are made. */
  readonly standing: Merchant | undefined;
}

export interface Settlement {
  /** Why some may not have what they claim, by file. */
  readonly refused: ReadonlyMap<string, readonly Diagnostic[]>;
  /** What is no single merchant's fault. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Gives each host, each code and the answer to unknown hosts to one merchant. Whoever answers it today and still claims it
 * keeps it, so that no merchant's file takes a host from another; between two new ones the first gets it. A merchant whose
 * pages cannot be made holds what its last good pages answer.
 */
export function settleClaims(
  claimants: readonly Claimant[],
  themes: readonly string[],
): Settlement {
  const refused = new Map<string, readonly Diagnostic[]>();
  // Whoever is refused holds what it had, which another may have been given: until a round refuses nobody.
  for (let before = -1; before !== refused.size; ) {
    before = refused.size;
    const left = claimants.map((one) => (refused.has(one.file) ? refusedOf(one) : one));
    for (const [file, found] of refusedAmong(left, themes)) refused.set(file, found);
  }
  const all = claimants.map((one) => (refused.has(one.file) ? refusedOf(one) : one));
  const isWhole = all.every(({ merchant }) => merchant !== undefined);
  const hasDefault = all.some(({ merchant }) => merchant?.default);
  return { refused, diagnostics: isWhole && !hasDefault ? [noDefault(claimants[0]?.file)] : [] };
}

const refusedOf = (one: Claimant): Claimant => ({ ...one, merchant: undefined });

function refusedAmong(claimants: readonly Claimant[], themes: readonly string[]) {
  const holders = new Map<string, string>();
  for (const { file, merchant, standing } of claimants) {
    if (!standing) continue;
    const wanted = new Set(claimsOf(merchant ?? standing));
    for (const claim of claimsOf(standing)) if (wanted.has(claim)) holders.set(claim, file);
  }
  const refused = new Map<string, readonly Diagnostic[]>();
  for (const { file, text, merchant } of claimants) {
    if (!merchant) continue;
    const claims = claimsOf(merchant);
    if (claims.every((claim) => (holders.get(claim) ?? file) === file)) {
      for (const claim of claims) holders.set(claim, file);
      continue;
    }
    const parsed = parseMerchant(text, file, { themes, claimed: claimedByOthers(holders, file) });
    if (!parsed.ok) refused.set(file, parsed.diagnostics);
  }
  return refused;
}

const claimsOf = ({ hosts, code, default: isDefault }: Merchant) => [
  ...hosts.map((host) => `host ${host}`),
  `code ${code}`,
  ...(isDefault ? ['default '] : []),
];

function claimedByOthers(holders: ReadonlyMap<string, string>, file: string) {
  const others = [...holders].filter(([, holder]) => holder !== file);
  const ofKind = (kind: string) =>
    new Map(
      others.flatMap(([claim, holder]) =>
        claim.startsWith(`${kind} `) ? [[claim.slice(kind.length + 1), holder] as const] : [],
      ),
    );
  return { hosts: ofKind('host'), codes: ofKind('code'), defaultIn: ofKind('default').get('') };
}

/** Of all files together: no single one can break it. */
export const noDefaultRule = defineRule({
  code: 'merchant/no-default',
  severity: 'error',
  says: 'No merchant is the default for unknown hosts.',
  fix: 'Add "default": true to one merchant.json.',
});

const noDefault = (file = 'merchants'): Diagnostic => ({
  ...findingOf(noDefaultRule, {}),
  file,
  line: 1,
  column: 1,
  pointer: '/default',
});
