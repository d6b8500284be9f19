import { assign, setup } from 'xstate';
import { nextPoll } from '../lottery-poll/lottery-poll.ts';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import type {
  LobbyAnswer,
  LobbyChoice,
  LobbyContext,
  LobbyEvent,
  LobbyInput,
  LobbyList,
  LobbyServices,
} from './lottery-lobby.types.ts';

/**
 * The lottery lobby (spec §4): which lotteries are listed, and the poll that keeps their results fresh. The poll stops while
 * the page is hidden and while another list is loaded, and resumes at once when the page is visible again.
 */
export const lobbyMachine = setup({
  types: {
    context: {} as LobbyContext,
    events: {} as LobbyEvent,
    input: {} as LobbyInput,
  },
  actors: { loadList: port<LobbyList, LobbyAnswer>('loadList') },
  delays: {
    loadTimeout: serviceTimeoutMs,
    nextPoll: ({ context }) => nextPoll(context.answer),
  },
  guards: {
    hidden: ({ context }) => context.hidden,
    listOpen: ({ context }, { list }: { list: LobbyList }) => isOpen(list, context),
    listOther: ({ context }) => context.list !== 'none',
    listLost: ({ context: { list } }, session: { signedIn: boolean }) => !isOpen(list, session),
    nothingYet: ({ context }) => !context.listed?.items.length,
  },
  actions: {
    takeList: assign((_, { list }: { list: LobbyList }) => ({
      list,
      tag: undefined,
      day: undefined,
    })),
    takeTag: assign((_, { tag }: { tag: string | undefined }) => ({
      list: 'none' as const,
      tag,
      day: undefined,
    })),
    takeDay: assign((_, { day }: { day: number | undefined }) => ({ day })),
    takeSession: assign((_, { signedIn }: { signedIn: boolean }) => ({ signedIn })),
    hide: assign({ hidden: true }),
    show: assign({ hidden: false }),
    forgetGames: assign({ listed: undefined, answer: undefined, failure: undefined }),
    keepGames: assign((_, { listed }: { listed: LobbyAnswer }) => ({
      listed,
      // What the device remembers says nothing of the next draw.
      answer: listed.remembered ? undefined : listed.items,
      failure: undefined,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      answer: undefined,
      failure: failureFrom(error),
    })),
    keepTimeout: assign({ answer: undefined, failure: timeout(serviceTimeoutMs) }),
  },
}).createMachine({
  id: 'lobby',
  context: ({ input }) => ({
    signedIn: input.signedIn,
    hidden: input.hidden ?? false,
    ...begun(input),
    answer: undefined,
    failure: undefined,
  }),
  initial: 'asking',
  on: {
    list: {
      guard: { type: 'listOpen', params: ({ event }) => event },
      target: '.asking',
      actions: [{ type: 'takeList', params: ({ event }) => event }, 'forgetGames'],
      reenter: true,
    },
    tag: [
      {
        guard: 'listOther',
        target: '.asking',
        actions: [{ type: 'takeTag', params: ({ event }) => event }, 'forgetGames'],
        reenter: true,
      },
      { actions: { type: 'takeTag', params: ({ event }) => event } },
    ],
    week: { actions: { type: 'takeDay', params: ({ event }) => event } },
    session: [
      {
        guard: { type: 'listLost', params: ({ event }) => event },
        target: '.asking',
        actions: [
          { type: 'takeSession', params: ({ event }) => event },
          { type: 'takeList', params: { list: 'none' } },
          'forgetGames',
        ],
        reenter: true,
      },
      { actions: { type: 'takeSession', params: ({ event }) => event } },
    ],
    hidden: { actions: 'hide' },
    shown: { actions: 'show' },
  },
  states: {
    // a requested list is awaited, even when the page is hidden meanwhile
    asking: {
      invoke: {
        src: 'loadList',
        input: ({ context }) => context.list,
        onDone: {
          target: 'resting',
          actions: { type: 'keepGames', params: ({ event }) => ({ listed: event.output }) },
        },
        onError: { target: 'resting', actions: { type: 'keepFailure', params: errorOf } },
      },
      after: { loadTimeout: { target: 'resting', actions: 'keepTimeout' } },
    },
    resting: { always: [{ guard: 'hidden', target: 'paused' }, { target: 'waiting' }] },
    waiting: {
      on: {
        hidden: { target: 'paused', actions: 'hide' },
        retry: { guard: 'nothingYet', target: 'asking' },
      },
      after: { nextPoll: { target: 'asking' } },
    },
    paused: { on: { shown: { target: 'asking', actions: 'show' } } },
  },
});

function begun({ choice = everything, signedIn, listed }: LobbyInput) {
  return isOpen(choice.list, { signedIn })
    ? { ...choice, listed }
    : { ...everything, listed: undefined };
}

const everything: LobbyChoice = { list: 'none', tag: undefined, day: undefined };

/** Whether a list can be shown to this visitor. */
function isOpen(list: LobbyList, { signedIn }: { readonly signedIn: boolean }): boolean {
  return signedIn || (list !== 'fav' && list !== 'recent');
}

/** The lottery lobby with its services provided. */
export function lobbyWith(services: LobbyServices) {
  return lobbyMachine.provide({ actors: { loadList: filled(services.loadList) } });
}
