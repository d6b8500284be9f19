import { type Failure, isLost } from '@livery/api';
import { type ActorRefFrom, assign, setup } from 'xstate';
import { failureFrom, timeout } from '../shared/failure.ts';
import { filled, port } from '../shared/port.ts';
import type { ActContext, ActEvent, ActInput, ActOutput, ActService, ActTry } from './act.types.ts';

/** Timeout of an attempt: longer than the client's own timeout and retry. An upload that makes progress never times out. */
export const actTimeoutMs = 70_000;
/** The pause before an automatic retry. */
export const actPauseMs = 2000;
/** Attempts before the member decides. */
export const actTries = 3;

/**
 * An act that moves money or points, or another that must have one effect. It has one idempotency key from its beginning to
 * its end, and ends only with the platform's answer: a lost answer is requested again with the same key, first
 * automatically, then when the member retries. A double click, a network failure and a late answer all have one effect.
 *
 * After a lost attempt a refusal says nothing about it, unless the platform keeps the refusal for the key. Such an act waits
 * for the member like one without an answer, and its key stays.
 */
export function actMachine<Request, Value>() {
  return setup({
    types: {
      context: {} as ActContext<Request, Value>,
      events: {} as ActEvent,
      input: {} as ActInput<Request>,
      output: {} as ActOutput<Value>,
    },
    actors: { ask: port<ActTry<Request>, Value>('ask') },
    delays: { askTimeout: actTimeoutMs, pause: actPauseMs },
    guards: {
      settled: ({ context }, { failure }: { failure: Failure }) =>
        failure.kind === 'refused' && (!context.lost || failure.kept === true),
      // after the end of a session, a refusal or a 4xx, somebody has to do something first
      worthAnotherTry: ({ context }, { failure }: { failure: Failure }) =>
        context.tries < actTries && isLost(failure),
    },
    actions: {
      countTry: assign(({ context }) => ({ tries: context.tries + 1, part: 0 })),
      countAnew: assign({ tries: 0 }),
      notePart: assign((_, { part }: { part: number }) => ({ part })),
      keepFailure: assign(({ context }, { failure }: { failure: Failure }) => ({
        failure,
        lost: context.lost || isLost(failure),
      })),
      endDone: assign((_, { value }: { value: Value }) => ({
        output: { result: 'done' as const, value },
      })),
      endRefused: assign((_, { failure }: { failure: Failure }) => ({
        output: { result: 'refused' as const, failure },
      })),
      endUnknown: assign(({ context }) => ({
        // only a failed attempt leads to the states in which a member can leave
        output: { result: 'unknown' as const, failure: context.failure as Failure },
      })),
    },
  }).createMachine({
    id: 'act',
    context: ({ input }) => ({
      request: input.request,
      key: input.newKey(),
      tries: 0,
      part: 0,
      lost: false,
      failure: undefined,
      output: undefined,
    }),
    initial: 'asking',
    states: {
      asking: {
        entry: 'countTry',
        invoke: {
          src: 'ask',
          input: ({ context: { request, key }, self }) => ({
            request,
            key,
            report: (part) => {
              if (self.getSnapshot().status === 'active') self.send({ type: 'sent', part });
            },
          }),
          onDone: {
            target: 'closed',
            actions: { type: 'endDone', params: ({ event }) => ({ value: event.output }) },
          },
          onError: [
            {
              guard: { type: 'settled', params: failureIn },
              target: 'closed',
              actions: { type: 'endRefused', params: failureIn },
            },
            {
              guard: { type: 'worthAnotherTry', params: failureIn },
              target: 'pausing',
              actions: { type: 'keepFailure', params: failureIn },
            },
            { target: 'unanswered', actions: { type: 'keepFailure', params: failureIn } },
          ],
        },
        initial: 'silent',
        states: {
          silent: {
            on: {
              sent: {
                target: 'silent',
                reenter: true,
                actions: { type: 'notePart', params: ({ event }) => event },
              },
            },
            after: {
              askTimeout: [
                {
                  guard: { type: 'worthAnotherTry', params: hung },
                  target: '#act.pausing',
                  actions: { type: 'keepFailure', params: hung },
                },
                { target: '#act.unanswered', actions: { type: 'keepFailure', params: hung } },
              ],
            },
          },
        },
      },
      pausing: { after: { pause: { target: 'asking' } } },
      unanswered: {
        on: {
          again: { target: 'asking', actions: 'countAnew' },
          leave: { target: 'closed', actions: 'endUnknown' },
        },
      },
      closed: { type: 'final' },
    },
    // `closed` is reached with an output only
    output: ({ context }) => context.output as ActOutput<Value>,
  });
}

/** An act with its call filled in. */
export function actWith<Request, Value>(ask: ActService<Request, Value>) {
  return actMachine<Request, Value>().provide({ actors: { ask: filled(ask) } });
}

/** An act that runs; what it asks for and what it brings is its flow's. */
export type ActRef = ActorRefFrom<ReturnType<typeof actMachine<unknown, unknown>>>;

const hung = { failure: timeout(actTimeoutMs) };
const failureIn = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  failure: failureFrom(event.error),
});
