import { lobbyLaunch } from '@livery/api/contract/launch';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useKnownHref } from '../../../app/addresses.ts';
import { isPlainPress } from '../../../app/plain-press.ts';
import { useServices } from '../../../app/services.tsx';
import { guardAction, useHolder } from '../../session/index.ts';

/** Milliseconds for which the platform is waited for: the page's own way to the draws is at hand. */
const patience = 3000;

export interface LobbyLaunch {
  /** The link that was pressed, while the platform is asked. */
  readonly opening: string | undefined;
  /** Takes over the press of a link. */
  readonly openLobby: (event: MouseEvent<HTMLElement>, href: string, gameCode?: string) => void;
}

/**
 * A member's bet on a draw of Vietnam opens where the platform says that the lobby of its lotteries is (spec §7: lottoArea VN, launchMode
 * LOTT). Guests, and whoever opens a new tab, follow the link as it stands; so does everyone whose platform does not answer, or
 * answers with a place that the site does not have.
 * One for all links of a page: of several presses the last one counts.
 */
export function useLobbyLaunch(): LobbyLaunch {
  const { client } = useServices();
  const router = useRouter();
  const hrefOf = useKnownHref();
  const isMember = guardAction(useHolder()) === 'go';
  const [opening, setOpening] = useState<string>();
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);

  const addressFor = async (href: string, gameCode: string | undefined, left: AbortController) => {
    try {
      const signal = AbortSignal.any([left.signal, AbortSignal.timeout(patience)]);
      const { url } = await client.call(lobbyLaunch, { gameCode }, { signal });
      return hrefOf(url) ?? href;
    } catch {
      return href;
    }
  };
  return {
    opening,
    openLobby: (event, href, gameCode) => {
      if (!isMember || !isPlainPress(event)) return;
      event.preventDefault();
      asked.current?.abort();
      const left = new AbortController();
      asked.current = left;
      setOpening(href);
      const from = router.latestLocation.href;
      void addressFor(href, gameCode, left).then((to) => {
        if (left.signal.aborted) return;
        setOpening(undefined);
        // Another region or day has been opened meanwhile: nobody is called away from it.
        if (router.latestLocation.href === from) void router.navigate({ href: to });
      });
    },
  };
}
