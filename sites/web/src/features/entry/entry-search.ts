/** What the address of a login, a registration or a forgotten password may hold. */
export interface EntrySearch {
  /** The path that the guest wanted; checked by `returnPath` where it is used. */
  to?: string;
  /** Who brought the visitor: read by `invitation` where an account may be opened. */
  affiliateCode?: string;
  referralCode?: string;
}

/** Reads {@link EntrySearch} out of an address, which anyone may have written. */
export function entrySearch(search: Readonly<Record<string, unknown>>): EntrySearch {
  const text = <Name extends keyof EntrySearch>(name: Name) =>
    typeof search[name] === 'string' ? { [name]: search[name] } : {};
  return { ...text('to'), ...text('affiliateCode'), ...text('referralCode') };
}
