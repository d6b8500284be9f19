import { assign, emit, setup } from 'xstate';
import { actMachine, actWith } from '../act/act.machine.ts';
import { outcomeGuards, refusalIn } from '../act/act.outcome.ts';
import type { ActOutput } from '../act/act.types.ts';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import { answersTo, requestOf } from './contract-offer.rules.ts';
import type {
  AgentContract,
  AnswerRequest,
  ContractAnswer,
  ContractStanding,
  OfferContext,
  OfferEmitted,
  OfferEvent,
  OfferInput,
  OfferOutput,
  OfferServices,
} from './contract-offer.types.ts';

type Output = ActOutput<AgentContract>;

/**
 * An agent's answer to a contract (spec §4): accept, reject or terminate. Before the answer is sent, the agent sees which
 * contracts it ends. The answer includes the contract as it was read, so that it never applies to a changed contract. After
 * it, whether it succeeded or not, everything is read again, because an answer may have ended contracts further down.
 */
export const offerMachine = setup({
  types: {
    context: {} as OfferContext,
    events: {} as OfferEvent,
    emitted: {} as OfferEmitted,
    input: {} as OfferInput,
    output: {} as OfferOutput,
  },
  actors: {
    readStanding: port<string, ContractStanding>('readStanding'),
    act: actMachine<AnswerRequest, AgentContract>(),
  },
  delays: { readTimeout: serviceTimeoutMs },
  guards: {
    readBefore: ({ context }) => context.standing !== undefined,
    mayAnswer: ({ context: { standing } }, { answer }: { answer: ContractAnswer }) =>
      standing !== undefined && answersTo(standing.contract).includes(answer),
    done: outcomeGuards.done,
  },
  actions: {
    keepStanding: assign((_, { standing }: { standing: ContractStanding }) => ({
      standing,
      readFailure: undefined,
    })),
    keepReadFailure: assign((_, { error }: { error: unknown }) => ({
      readFailure: failureFrom(error),
    })),
    keepReadTimeout: assign({ readFailure: timeout(serviceTimeoutMs) }),
    takeAnswer: assign((_, { answer }: { answer: ContractAnswer }) => ({
      answer,
      failure: undefined,
    })),
    dropAnswer: assign({ answer: undefined }),
    keepDone: assign(({ context: { standing } }, { output }: { output: Output }) =>
      output.result === 'done' && standing
        ? { standing: { ...standing, contract: output.value } }
        : {},
    ),
    keepRefusal: assign((_, { output }: { output: Output }) => refusalIn(output)),
    tellMoved: emit(({ context }) => ({
      type: 'moved' as const,
      contractId: context.input.contractId,
    })),
  },
}).createMachine({
  id: 'offer',
  context: ({ input }) => ({
    input,
    standing: undefined,
    answer: undefined,
    failure: undefined,
    readFailure: undefined,
  }),
  initial: 'reading',
  states: {
    reading: {
      entry: 'dropAnswer',
      invoke: {
        src: 'readStanding',
        input: ({ context }) => context.input.contractId,
        onDone: {
          target: 'standing',
          actions: { type: 'keepStanding', params: ({ event }) => ({ standing: event.output }) },
        },
        onError: [
          {
            guard: 'readBefore',
            target: 'standing',
            actions: { type: 'keepReadFailure', params: errorOf },
          },
          { target: 'unread', actions: { type: 'keepReadFailure', params: errorOf } },
        ],
      },
      after: {
        readTimeout: [
          { guard: 'readBefore', target: 'standing', actions: 'keepReadTimeout' },
          { target: 'unread', actions: 'keepReadTimeout' },
        ],
      },
      on: {
        // what is being read may be older than the event that requests it
        refresh: { target: 'reading', reenter: true },
        leave: { target: 'closed' },
      },
    },
    unread: { on: { refresh: { target: 'reading' }, leave: { target: 'closed' } } },
    standing: {
      on: {
        choose: {
          guard: { type: 'mayAnswer', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'takeAnswer', params: ({ event }) => event },
        },
        refresh: { target: 'reading' },
        leave: { target: 'closed' },
      },
    },
    confirming: {
      on: {
        confirm: { target: 'answering' },
        back: { target: 'standing', actions: 'dropAnswer' },
        // what the answer ends may no longer be what the member read
        refresh: { target: 'reading' },
        leave: { target: 'closed' },
      },
    },
    answering: {
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { input, standing, answer } }) => ({
          // nothing is confirmed that was not read and chosen
          request: requestOf(standing as ContractStanding, answer as ContractAnswer),
          newKey: input.newKey,
        }),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'reading',
            actions: [{ type: 'keepDone', params: ({ event }) => event }, 'tellMoved'],
          },
          { target: 'reading', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => ({ contract: context.standing?.contract }),
});

/** The answer to a contract with its services provided. */
export function offerWith(services: OfferServices) {
  return offerMachine.provide({
    actors: { readStanding: filled(services.readStanding), act: actWith(services.answer) },
  });
}
