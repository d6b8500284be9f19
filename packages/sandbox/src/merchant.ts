/** What the platform knows of a merchant; made by the host from the merchants' files. */
export interface SandboxMerchant {
  code: string;
  name: string;
  hosts: readonly string[];
  currency: { code: string; decimals: number; symbol?: string | undefined };
  /** Upper-case codes. */
  languages: readonly string[];
  defaultLanguage: string;
  /** Boolean site settings (spec §3) by name; those left out are not in the settings tree. */
  siteSettings: Readonly<Record<string, boolean | undefined>>;
  contacts: {
    customerService?: string | undefined;
    facebook?: string | undefined;
    telegram?: string | undefined;
    line?: string | undefined;
  };
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
