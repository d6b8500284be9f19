/** Whether a proxy at an address says truly for whom it asks. */
export type TrustsProxy = (address: string) => boolean;

const forwardedFor = 'x-forwarded-for';

/**
 * The visitor's address. Each proxy adds the address that asked it at the right of `X-Forwarded-For`, so the header is read from
 * there, and only as far as those who wrote it are trusted: what is further left anybody may have made up.
 *
 * @param peer address at the other end of the connection
 */
export function addressOf(request: Request, peer: string, trusts: TrustsProxy): string {
  const hops = request.headers.get(forwardedFor)?.split(',') ?? [];
  let address = plain(peer);
  while (trusts(address)) {
    const before = plain(hops.pop() ?? '');
    if (!isAddress.test(before)) break;
    address = before;
  }
  return address;
}

/** What can be an address of version 4 or 6. */
const isAddress = /^(?:\d+(?:\.\d+){3}|[\da-f]*:[\da-f]*:[\da-f:.]*)$/;

/**
 * An address as it is compared: without the port that some proxies add, and of version 4 where a server that listens on both versions
 * writes it as of version 6.
 */
function plain(text: string): string {
  const [, address = ''] = /^\[?(\d+(?:\.\d+){3}|[^\]]*)\]?(?::\d+)?$/.exec(text.trim()) ?? [];
  return address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, '');
}

/**
 * What attempts of an address are counted by: a provider gives each customer a whole network of version 6, so of such an address only
 * the first 64 bits count.
 */
export function networkOf(address: string): string {
  const text = plain(address);
  if (!text.includes(':')) return text;
  // An address of version 4 at the end is two groups long.
  const [before = [], after = []] = text
    .replace(/\d+(?:\.\d+){3}$/, '0:0')
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const left = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: left }, () => '0'), ...after];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
