import type { RequestOf } from '@livery/api';
import { failureOf } from '@livery/api';
import { agentAccountCreate, agentFirstPassword } from '@livery/api/contract/agent-accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FlowFailure } from '../../../app/failure-words.ts';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { useActs, useUnanswered } from '../../../app/use-acts.ts';
import type { Opened } from './opened-part.tsx';

type Asked = Omit<RequestOf<typeof agentAccountCreate>, 'password'>;

/** What came of the last try: not known, or why not. */
export type CreateOutcome =
  | { readonly kind: 'unknown'; readonly account: string }
  | { readonly kind: 'failed'; readonly failure: FlowFailure };

/**
 * Opens an account, once for each press of the button: a lost answer is asked for again under its key. Without a password the platform
 * makes one first, which is kept nowhere but in this page.
 */
export function useCreate(onOpened: (opened: Opened) => void) {
  const { client } = useServices();
  const cache = useQueryClient();
  const acts = useActs();
  const unanswered = useUnanswered(acts.act);
  const [making, setMaking] = useState(false);
  const [outcome, setOutcome] = useState<CreateOutcome>();
  // A second press comes before the first has been rendered.
  const pressed = useRef(false);

  async function create(asked: Asked, chosen: string | undefined): Promise<void> {
    if (pressed.current) return;
    pressed.current = true;
    setOutcome(undefined);
    setMaking(true);
    try {
      const password = chosen ?? (await client.call(agentFirstPassword, {})).password;
      acts.run(
        ({ request, key }, signal) =>
          client.call(agentAccountCreate, request, { signal, idempotencyKey: key }),
        { ...asked, password },
        (output) => {
          pressed.current = false;
          void cache.invalidateQueries({ queryKey: memberKey });
          if (output.result === 'done') onOpened({ ...output.value, password });
          else if (output.result === 'refused') {
            setOutcome({ kind: 'failed', failure: output.failure });
          } else setOutcome({ kind: 'unknown', account: asked.username });
        },
      );
    } catch (error) {
      pressed.current = false;
      const failure = failureOf(error);
      if (!failure) throw error;
      setOutcome({ kind: 'failed', failure });
    } finally {
      setMaking(false);
    }
  }
  return {
    create,
    outcome,
    busy: making || acts.act !== undefined,
    unanswered: unanswered ? acts.act : undefined,
  };
}
