/** Who brought a visitor, as the address of a page says it (spec §2, §3 "Registration call extras"). */
export interface Invitation {
  readonly referralCode?: string;
  readonly affiliateCode?: string;
}

/** Reads an invitation out of an address, which anyone may have written. */
export function invitation(search: Readonly<Record<string, unknown>>): Invitation {
  const code = (name: keyof Invitation) => {
    // A code of digits alone reaches us as a number.
    const text = String(search[name] ?? '').trim();
    return /^[\w-]{1,64}$/.test(text) ? { [name]: text } : {};
  };
  return { ...code('referralCode'), ...code('affiliateCode') };
}

/** The code that stands for who brought the visitor. */
export function invitationCode({ affiliateCode, referralCode }: Invitation): string | undefined {
  return affiliateCode ?? referralCode;
}
