/** Finds the address of a customer-service chat. A port: a platform may encipher its paths in another way. */
export interface ServicePathDecoder {
  /** @throws ServicePathError, and nothing else */
  decode(path: string): Promise<URL>;
}

/**
 * `unreadable`: the path is neither an address nor enciphered as agreed. `unsafe`: it leads to an address that must not be
 * opened. `unavailable`: the code that deciphers could not be loaded.
 */
export type ServicePathReason = 'unreadable' | 'unsafe' | 'unavailable';

/** Why there is no chat to open; the window that was to show it is closed (spec §8). */
export class ServicePathError extends Error {
  override readonly name = 'ServicePathError';
  readonly reason: ServicePathReason;

  constructor(reason: ServicePathReason, options?: ErrorOptions) {
    // Not the path: with its key at the end it is as good as the address.
    super(`The customer-service path cannot be used: ${reason}.`, options);
    this.reason = reason;
  }
}

/**
 * The default decoder: a plain address is taken as it is, anything else is deciphered with its last eight characters as the key
 * (spec §7). Either way the address must be https, or of the page itself.
 *
 * @param page.origin where the page comes from, such as `https://india.example`
 */
export function createServicePathDecoder(page: { readonly origin: string }): ServicePathDecoder {
  return {
    async decode(path) {
      const address = isAddress(path) ? path : await deciphered(path);
      const base = address !== undefined && isAddress(address) ? undefined : page.origin;
      if (address === undefined || !URL.canParse(address, base)) {
        throw new ServicePathError('unreadable');
      }
      const url = new URL(address, base);
      // Not by the origin alone: that of data: is "null", as is that of a page without one.
      const own = url.protocol === 'http:' && url.origin === page.origin;
      if (url.protocol !== 'https:' && !own) throw new ServicePathError('unsafe');
      return url;
    },
  };
}

/** Base64 has no colon, so an address cannot be mistaken for a ciphertext. */
function isAddress(path: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(path);
}

async function deciphered(path: string): Promise<string | undefined> {
  // For compatibility only, so loaded only when a platform needs it.
  const { decodeServicePath } = await import('./service-path.ts').catch((cause: unknown) => {
    throw new ServicePathError('unavailable', { cause });
  });
  return decodeServicePath(path);
}
