/** A payment method. */
export interface SandboxPaymentMethod {
  code: string;
  kind: 'bank' | 'wallet' | 'qr' | 'card' | 'agent';
  /** By upper-case language code. */
  label: Readonly<Partial<Record<string, string>>>;
  /** Major units of the merchant's currency, as decimal strings. */
  min: string;
  max: string;
  fee: string;
  etaMinutes: number;
  /** What a member fills in, in this order. */
  fields: readonly string[];
  status: 'up' | 'slow' | 'down';
  /** Opening hours in the merchant's time zone, `08:00-22:00`; absent: always. */
  hours?: string | undefined;
}

/** What the platform knows of a merchant; made by the host from the merchants' files. */
export interface SandboxMerchant {
  code: string;
  name: string;
  hosts: readonly string[];
  /** `demo` and `licensed` have money; a `freeplay` merchant has none of its screens. */
  profile: 'demo' | 'freeplay' | 'licensed';
  /** `minBetUnit`: how many major units a minimum bet of 1 is. */
  currency: { code: string; decimals: number; symbol?: string | undefined; minBetUnit: number };
  /** IANA name; the days of its reports begin at its midnight. */
  timeZone: string;
  /** The youngest a member may be, in years. */
  ageLimit?: number | undefined;
  /** Countries whose mobile numbers it takes, its own first. */
  mobileCountries: readonly { readonly dialingCode: string }[];
  /** Upper-case codes. */
  languages: readonly string[];
  defaultLanguage: string;
  /** Boolean site settings (spec §3) by name; those left out are not in the settings tree. */
  siteSettings: Readonly<Record<string, boolean | undefined>>;
  /** When the chat is answered, in its time zone: `08:00-22:00`; absent: around the clock. */
  serviceHours?: string | undefined;
  contacts: {
    customerService?: string | undefined;
    facebook?: string | undefined;
    telegram?: string | undefined;
    line?: string | undefined;
  };
  features: Readonly<Record<string, boolean>>;
  /** What a licensed merchant's multi-level earnings rest on; without it there are none. */
  agents?: { legalBasis: string } | undefined;
  /** Where visits are counted; a demonstration has none. */
  analytics?: { gtagId: string } | undefined;
  paymentMethods: readonly SandboxPaymentMethod[];
  /** Other paths of this merchant's platform, by endpoint id. */
  paths?: Readonly<Record<string, string>> | undefined;
}

/** The merchant of a request: by the `Merchant` header, else by host, else the first. */
export function merchantOf(
  request: Request,
  merchants: readonly [SandboxMerchant, ...SandboxMerchant[]],
): SandboxMerchant {
  const code = request.headers.get('merchant');
  const host = hostOf(request);
  return (
    merchants.find((merchant) => merchant.code === code) ??
    merchants.find((merchant) => merchant.hosts.includes(host)) ??
    merchants[0]
  );
}

/** The host name that was asked for, without its port. */
function hostOf(request: Request): string {
  const header = request.headers.get('host');
  return header?.replace(/:\d+$/, '') ?? new URL(request.url).hostname;
}

/** The language to answer in: the `Language` header if the merchant offers it, else its default. */
export function languageOf(request: Request, merchant: SandboxMerchant): string {
  const code = request.headers.get('language')?.toUpperCase();
  return code !== undefined && merchant.languages.includes(code) ? code : merchant.defaultLanguage;
}
