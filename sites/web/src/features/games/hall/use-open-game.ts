import { isStillAt } from '@livery/ui/styles';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isPlainPress } from '../../../app/plain-press.ts';

/** The name by which the browser knows a game's picture on its card and on its own page. */
const coverName = 'game-cover';

/**
 * Follows a card's link with a view transition: its picture becomes that of the game's page. Not where motion is reduced, by the device
 * or by the member; there, and in a browser without view transitions, the link is followed as any other.
 */
export function useOpenGame(): (event: MouseEvent<HTMLElement>, href: string) => void {
  const router = useRouter();
  return (event, href) => {
    const { currentTarget: card } = event;
    if (!isPlainPress(event) || isStillAt(card) || !('startViewTransition' in document)) return;
    event.preventDefault();
    const cover = card.querySelector('img');
    cover?.style.setProperty('view-transition-name', coverName);
    // A name that two elements have at a time ends the transition: it is this card's until the other page is there.
    void router
      .navigate({ href, viewTransition: true })
      .finally(() => cover?.style.removeProperty('view-transition-name'));
  };
}
