import { failureOf } from '@livery/api';
import { createServicePathDecoder } from '@livery/api/customer-service';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../app/services.tsx';
import { type ServiceKind, serviceAddress, serviceKind } from './service-address.ts';
import { leadTo, openServiceWindow } from './service-window.ts';

/**
 * How far a chat has come. `blocked`: its address is known, and the browser opened no window for it. `none`: the platform has no chat.
 */
export type RoomState = { readonly kind: 'connecting' | 'failed' | 'offline' } | Connected;
type Connected =
  | { readonly kind: 'none' }
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
 * known, also when the room has been left by then. What fails closes it (spec §8).
 *
 * @param first the window that was opened in the press that led here
 */
export function useServiceRoom(first: Window | null): ServiceRoom {
  const { client, cache, queries, session } = useServices();
  const [who] = useState(() => {
    const state = session.state();
    return serviceKind(state.kind === 'guest' ? {} : state.record);
  });

  const { mutate, data, error } = useMutation({
    // Without connection a call fails, and the member learns of it, instead of waiting unseen.
    networkMode: 'always',
    mutationFn: async (chat: Window | null): Promise<Connected> => {
      // Pressed early, the answer that names the ways to service is still on its way.
      const { permission } = await cache.ensureQueryData(queries.system());
      const decoder = createServicePathDecoder(window.location);
      const entries = permission?.customerService ?? [];
      const address = await serviceAddress(who, { client, entries, decoder });
      if (!address) {
        chat?.close();
        return { kind: 'none' };
      }
      if (!chat || chat.closed) return { kind: 'blocked', address };
      leadTo(chat, address);
      return { kind: 'open', address };
    },
    onError: (_, chat) => chat?.close(),
  });
  const connect = useEffectEvent(() => mutate(first));
  useEffect(() => connect(), []);

  return {
    who,
    state: data ?? { kind: error ? failureKind(error) : 'connecting' },
    again: () => mutate(openServiceWindow()),
  };
}

function failureKind(error: Error): 'offline' | 'failed' {
  return failureOf(error)?.kind === 'offline' ? 'offline' : 'failed';
}
