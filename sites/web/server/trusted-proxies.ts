import { BlockList, isIP } from 'node:net';

/**
 * Tells the proxies of a list from all other addresses.
 *
 * @param text addresses and networks (`10.0.0.0/8, ::1`), apart by commas; without it no proxy is trusted
 * @throws Error on what is neither
 */
export function proxiesFrom(text = ''): (address: string) => boolean {
  const list = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries.filter(Boolean)) add(list, entry);
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && list.check(address, family);
  };
}

function add(list: BlockList, entry: string): void {
  const [address = '', length, ...rest] = entry.split('/');
  const family = familyOf(address);
  const longest = family === 'ipv6' ? 128 : 32;
  const bits = length === undefined ? longest : Number(length || Number.NaN);
  const isNetwork = Number.isInteger(bits) && bits >= 0 && bits <= longest && rest.length === 0;
  if (family === undefined || !isNetwork) {
    throw new Error(
      `LIVERY_TRUSTED_PROXIES: expected addresses or networks such as 10.0.0.0/8, apart by commas, found "${entry}".`,
    );
  }
  list.addSubnet(address, bits, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}
