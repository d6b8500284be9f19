import { networkOf } from '../address.ts';

/** What is kept of where somebody logs in. */
export interface Device {
  /** Masked: of an address of version 4 three numbers are left, of one of version 6 two groups. */
  readonly address: string;
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
}

/** Marks of a browser's own line; of those that imitate others the imitator comes first. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/**
 * A device by what its browser says of itself. Only names are kept, and no more of the address than its holder needs to know it again.
 *
 * @param userAgent the header of that name
 */
export function deviceOf(userAgent: string, address: string): Device {
  const nameIn = (marks: readonly (readonly [RegExp, string])[]) =>
    marks.find(([mark]) => mark.test(userAgent))?.[1];
  return { address: masked(address), browser: nameIn(browsers), system: nameIn(systems) };
}

function masked(address: string): string {
  const network = networkOf(address);
  return network.includes(':')
    ? `${network.split(':').slice(0, 2).join(':')}:•••`
    : network.replace(/\.[^.]*$/, '.•••');
}
