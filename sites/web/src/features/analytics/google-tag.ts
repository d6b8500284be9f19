import { attempt } from '../../app/attempt.ts';
import { scriptAddress } from '../../app/script-address.ts';

/** The name that the page's Content-Security-Policy knows. */
const policyName = 'livery-analytics';

/** As much of the window as the tag touches. */
export interface TagPage {
  readonly document: Pick<Document, 'cookie' | 'createElement'> & {
    readonly head: Pick<HTMLHeadElement, 'append'>;
  };
  readonly location: Pick<Location, 'hostname' | 'origin'>;
  /** What Google's script reads its commands from, and pushes its own into. */
  dataLayer?: unknown[];
}

/** Where visits are counted. */
export interface TagTarget {
  readonly gtagId: string;
  /** The one host that serves the script and takes what it sends. */
  readonly host: string;
}

/**
 * Google's tag, which counts page views. Its script is added with the first view; it cannot be taken out of a page again, so `stop` switches
 * it off by the flag that Google names for this, and takes its cookies away.
 *
 * What is sent is the pattern of a route and the language. Addresses, titles, referrers and identities of the member are not: an address may
 * hold an invitation code, an order or a search. They are set for all events, as the script sends some of its own, such as how long a page
 * was looked at; on a page that is not counted those name the one before it.
 */
export function createGoogleTag(page: TagPage, { gtagId, host }: TagTarget) {
  page.dataLayer ??= [];
  const { dataLayer } = page;
  const command = gtag(dataLayer);
  let isAdded = false;

  /** As Google's own snippet does, with everything off that is not needed to count. */
  function add(place: Place): void {
    isAdded = true;
    command('consent', 'default', {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    command('js', new Date());
    command('set', place);
    command('config', gtagId, {
      send_page_view: false,
      server_container_url: `https://${host}`,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      // Until the browser is closed, and for this host alone.
      cookie_expires: 0,
      cookie_domain: page.location.hostname,
      cookie_flags: 'SameSite=Lax;Secure',
    });
    const script = page.document.createElement('script');
    script.async = true;
    script.src = scriptAddress(
      policyName,
      `https://${host}/gtag/js?id=${encodeURIComponent(gtagId)}`,
    );
    page.document.head.append(script);
  }

  const switchOff = (off: boolean): void =>
    void Object.assign(page, { [`ga-disable-${gtagId}`]: off });

  return {
    /** @param route the pattern of a page's path: `/promoDetail` */
    view(route: string, language: string): void {
      const place = {
        page_location: page.location.origin + route,
        page_title: route,
        page_referrer: '',
        language,
      };
      switchOff(false);
      if (isAdded) command('set', place);
      else add(place);
      command('event', 'page_view', { send_to: gtagId });
    },
    stop(): void {
      switchOff(true);
      const names = attempt(() => page.document.cookie)?.match(/(?<=^|; )_ga[^=]*/g) ?? [];
      for (const name of names)
        attempt(() => {
          page.document.cookie = `${name}=; Path=/; Domain=${page.location.hostname}; Max-Age=0`;
        });
    },
  };
}

/** Where a visitor is said to be. */
interface Place {
  readonly page_location: string;
  readonly page_title: string;
  readonly page_referrer: string;
  readonly language: string;
}

/** Google's script takes the arguments of a call for a command, and an array for something else. */
function gtag(dataLayer: unknown[]): (...command: readonly unknown[]) => void {
  return function push() {
    // biome-ignore lint/complexity/noArguments: the object itself is what the script tells commands by
    dataLayer.push(arguments);
  };
}
