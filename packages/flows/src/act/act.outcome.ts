import type { Failure } from '@livery/api';
import type { ActOutput } from './act.types.ts';

/** Where a flow goes when its act is over, and its action that keeps what came of it. */
interface Way {
  readonly target: string;
  readonly keep: string;
}

/** The guards of `whenOver` and `whenDone`, for the setup of a flow with acts. */
export const outcomeGuards = {
  done: (_: unknown, { output }: { output: ActOutput<unknown> }) => output.result === 'done',
  refused: (_: unknown, { output }: { output: ActOutput<unknown> }) => output.result === 'refused',
};

/**
 * The transitions of a state whose act is over. Another attempt is a new act with a new key, so a way back to the form is
 * `refused` and never `otherwise`, which may be an act that the platform has done.
 */
export function whenOver<
  const Done extends Way,
  const Refused extends Way,
  const Other extends Way,
>(done: Done, refused: Refused, otherwise: Other) {
  return [
    { guard: { type: 'done', params: outcomeOf }, ...along(done) },
    { guard: { type: 'refused', params: outcomeOf }, ...along(refused) },
    along(otherwise),
  ] as const;
}

/** The same for a flow that reads what holds after every act that was not done, whatever the reason. */
export function whenDone<const Done extends Way, const Other extends Way>(
  done: Done,
  otherwise: Other,
) {
  return [
    { guard: { type: 'done', params: outcomeOf }, ...along(done) },
    along(otherwise),
  ] as const;
}

/**
 * Why an act was refused, as the context of a flow keeps it. Nothing of one whose answer never came: it may have been done, and what
 * is read afterwards says whether it was.
 */
export function refusalIn(output: ActOutput<unknown>): { readonly failure?: Failure } {
  return output.result === 'refused' ? { failure: output.failure } : {};
}

function along<const To extends Way>({ target, keep }: To) {
  return {
    target: target as To['target'],
    actions: { type: keep as To['keep'], params: outcomeOf },
  } as const;
}

function outcomeOf<Value>({ event }: { readonly event: { readonly output: ActOutput<Value> } }): {
  output: ActOutput<Value>;
} {
  return event;
}
