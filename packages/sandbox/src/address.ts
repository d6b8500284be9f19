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
