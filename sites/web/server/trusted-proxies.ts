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

/**
 * Tells the operator, once, of a proxy that the list lacks: all its visitors would count as one address.
 *
 * @param trusts what {@link proxiesFrom} gives
 * @returns to be called with each request and the address at the other end of its connection
 */
export function untrustedProxyWarning(
  trusts: (address: string) => boolean,
  warn: (message: string) => void,
): (request: Request, peer: string | undefined) => void {
  let warned = false;
  return (request, peer) => {
    if (warned || peer === undefined || trusts(peer)) return;
    if (!request.headers.has('x-forwarded-for')) return;
    warned = true;
    warn(
      `X-Forwarded-For from ${peer} is ignored. If that is your proxy, add it to LIVERY_TRUSTED_PROXIES: until then all its visitors share one address.`,
    );
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
