import { failureOf } from '@livery/api';
import { createServicePathDecoder } from '@livery/api/customer-service';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../app/services.tsx';
import { type ServiceKind, serviceAddress, serviceKind } from './service-address.ts';
import { leadTo, openServiceWindow } from './service-window.ts';

/**
 * How far a chat has come. `blocked`: its address is known, and the browser opened no window for it. `none`: the platform has no chat.
 */
export type RoomState =
  | { readonly kind: 'connecting' | 'failed' | 'offline' | 'none' }
  | { readonly kind: 'open' | 'blocked'; readonly address: URL };

/** A chat for the room that shows it. */
export interface ServiceRoom {
  readonly who: ServiceKind;
  readonly state: RoomState;
  /** Opens the window anew and asks once more; to be called in a press. */
  readonly again: () => void;
}

/**
 * Connects somebody with their service (spec §7): the window is open already, and the chat is loaded into it as soon as its address is
 * known. What fails closes it (spec §8).
 *
 * @param first the window that was opened in the press that led here
 */
export function useServiceRoom(first: Window | null): ServiceRoom {
  const { client, cache, queries, session } = useServices();
  const [who] = useState(() => {
    const state = session.state();
    return serviceKind(state.kind === 'guest' ? {} : state.record);
  });
  const [opened, setOpened] = useState(() => ({ chat: first }));
  const [state, setState] = useState<RoomState>({ kind: 'connecting' });

  const connect = useEffectEvent(async (chat: Window | null, signal: AbortSignal) => {
    const { permission } = cache.getQueryData(queries.system().queryKey) ?? {};
    const decoder = createServicePathDecoder(window.location);
    const parts = { client, entries: permission?.customerService ?? [], decoder };
    try {
      const address = await serviceAddress(who, parts, signal);
      if (signal.aborted) return;
      if (!address) {
        chat?.close();
        setState({ kind: 'none' });
      } else if (chat && !chat.closed) {
        leadTo(chat, address);
        setState({ kind: 'open', address });
      } else {
        setState({ kind: 'blocked', address });
      }
    } catch (error) {
      if (signal.aborted) return;
      chat?.close();
      setState({ kind: failureOf(error)?.kind === 'offline' ? 'offline' : 'failed' });
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    void connect(opened.chat, controller.signal);
    return () => controller.abort();
  }, [opened]);

  return {
    who,
    state,
    again: () => {
      setState({ kind: 'connecting' });
      setOpened({ chat: openServiceWindow() });
    },
  };
}
