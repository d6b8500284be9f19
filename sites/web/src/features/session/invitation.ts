import type { SiteStorage } from '../../app/storage.ts';

/** Who brought a visitor, as the address of a page says it (spec §2, §3 "Registration call extras"). */
export interface Invitation {
  readonly referralCode?: string;
  readonly affiliateCode?: string;
}

/** Reads an invitation out of an address, which anyone may have written. */
export function invitation(search: Readonly<Record<string, unknown>>): Invitation {
  const code = (name: keyof Invitation) => {
    const value = search[name];
    const text = typeof value === 'string' ? value.trim() : '';
    return /^[\w-]{1,64}$/.test(text) ? { [name]: text } : {};
  };
  return { ...code('referralCode'), ...code('affiliateCode') };
}

/**
 * Keeps an invitation for the rest of the tab's visit: between the page that it led to and the one where an account is opened lie other
 * pages, and a provider's among them. A newer one takes its place.
 */
export function keepInvitation(
  storage: Pick<SiteStorage, 'keepInTab'>,
  search: Readonly<Record<string, unknown>>,
): void {
  const found = invitation(search);
  if (invitationCode(found) !== undefined) storage.keepInTab('invitation', found);
}

/** The invitation that this tab's visit began with. */
export function keptInvitation(storage: Pick<SiteStorage, 'keptInTab'>): Invitation {
  return invitation({ ...Object(storage.keptInTab('invitation')) });
}

/** The code that stands for who brought the visitor. */
export function invitationCode({ affiliateCode, referralCode }: Invitation): string | undefined {
  return affiliateCode ?? referralCode;
}
