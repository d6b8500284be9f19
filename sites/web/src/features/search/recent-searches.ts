import * as v from 'valibot';
import type { SiteStorage } from '../../app/storage.ts';

/** Searches that are kept. */
const most = 6;

const termsSchema = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100)));
const ofMemberSchema = v.object({ member: v.string(), terms: termsSchema });

type Kept = Pick<SiteStorage, 'kept' | 'keep'>;

/**
 * What was searched on this device, the latest first. A member's searches are apart from those of guests, and leave with the session.
 *
 * @param member the member's name; undefined for a guest
 */
export function recentSearches(storage: Kept, member: string | undefined): readonly string[] {
  if (member === undefined) {
    const found = v.safeParse(termsSchema, storage.kept('searches'));
    return found.success ? found.output.slice(0, most) : [];
  }
  const found = v.safeParse(ofMemberSchema, storage.kept('memberSearches'));
  return found.success && found.output.member === member ? found.output.terms.slice(0, most) : [];
}

/** Keeps a search that led somewhere. */
export function keepSearch(storage: Kept, member: string | undefined, typed: string): void {
  const term = typed.trim().slice(0, 100);
  if (term === '') return;
  const before = recentSearches(storage, member).filter((each) => each !== term);
  write(storage, member, [term, ...before].slice(0, most));
}

/** Forgets all of them. */
export function forgetSearches(storage: Kept, member: string | undefined): void {
  write(storage, member, undefined);
}

function write(storage: Kept, member: string | undefined, terms: readonly string[] | undefined) {
  if (member === undefined) storage.keep('searches', terms);
  else storage.keep('memberSearches', terms && { member, terms });
}
