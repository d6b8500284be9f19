import { assign, setup } from 'xstate';
import { actMachine, actWith } from '../act/act.machine.ts';
import { outcomeGuards, refusalIn, whenDone } from '../act/act.outcome.ts';
import type { ActOutput } from '../act/act.types.ts';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import { problemsOf } from './activity-application.rules.ts';
import type {
  Activity,
  ApplicationContext,
  ApplicationEvent,
  ApplicationInput,
  ApplicationOutput,
  ApplicationServices,
  ApplicationValues,
  ApplyRequest,
  ClaimRequest,
} from './activity-application.types.ts';

const noValues: ApplicationValues = { comment: '', images: [] };

/** Where an act leads: to what the platform answered, or to what it says of the activity. */
const afterAct = whenDone(
  { target: 'standing', keep: 'keepDone' },
  { target: 'reading', keep: 'keepRefusal' },
);

/**
 * A member's part in a promotion: to join, to sign for today or to apply, and to claim what comes of it. The platform's row
 * states which of them is open. After a rejection or a lost answer it is read again.
 */
export const applicationMachine = setup({
  types: {
    context: {} as ApplicationContext,
    events: {} as ApplicationEvent,
    input: {} as ApplicationInput,
    output: {} as ApplicationOutput,
  },
  actors: {
    apply: actMachine<ApplyRequest, Activity>(),
    claim: actMachine<ClaimRequest, Activity>(),
    readActivity: port<string, Activity>('readActivity'),
  },
  delays: { readTimeout: serviceTimeoutMs },
  guards: {
    mayApply: ({ context }) => context.activity.state === 'join',
    applicationSound: ({ context }, { values }: { values: ApplicationValues }) =>
      context.activity.state === 'join' && Object.keys(problemsOf(values)).length === 0,
    mayClaim: ({ context }) => context.activity.state === 'claim',
    done: outcomeGuards.done,
  },
  actions: {
    takeValues: assign((_, { values }: { values: ApplicationValues }) => ({ values })),
    sayProblems: assign((_, { values }: { values: ApplicationValues }) => ({
      problems: problemsOf(values),
    })),
    forgetFailure: assign({ problems: {}, failure: undefined }),
    keepDone: assign((_, { output }: { output: ActOutput<Activity> }) =>
      output.result === 'done'
        ? { activity: output.value, values: noValues, readFailure: undefined }
        : {},
    ),
    keepRefusal: assign((_, { output }: { output: ActOutput<Activity> }) => refusalIn(output)),
    keepActivity: assign((_, { activity }: { activity: Activity }) => ({
      activity,
      readFailure: undefined,
    })),
    keepReadFailure: assign((_, { error }: { error: unknown }) => ({
      readFailure: failureFrom(error),
    })),
    keepReadTimeout: assign({ readFailure: timeout(serviceTimeoutMs) }),
  },
}).createMachine({
  id: 'application',
  context: ({ input }) => ({
    input,
    activity: input.activity,
    values: noValues,
    problems: {},
    failure: undefined,
    readFailure: undefined,
  }),
  initial: 'standing',
  states: {
    standing: {
      on: {
        apply: [
          {
            guard: { type: 'applicationSound', params: ({ event }) => event },
            target: 'applying',
            actions: [{ type: 'takeValues', params: ({ event }) => event }, 'forgetFailure'],
          },
          {
            guard: 'mayApply',
            actions: [
              { type: 'takeValues', params: ({ event }) => event },
              { type: 'sayProblems', params: ({ event }) => event },
            ],
          },
        ],
        claim: { guard: 'mayClaim', target: 'claiming', actions: 'forgetFailure' },
        refresh: { target: 'reading' },
        leave: { target: 'closed' },
      },
    },
    applying: {
      invoke: {
        id: 'act',
        src: 'apply',
        input: ({ context: { activity, values, input } }) => ({
          request: {
            promotionId: activity.promotionId,
            comment: values.comment.trim(),
            images: [...values.images],
          },
          newKey: input.newKey,
        }),
        onDone: afterAct,
      },
    },
    claiming: {
      invoke: {
        id: 'act',
        src: 'claim',
        input: ({ context: { activity, input } }) => ({
          request: { promotionId: activity.promotionId },
          newKey: input.newKey,
        }),
        onDone: afterAct,
      },
    },
    reading: {
      invoke: {
        src: 'readActivity',
        input: ({ context }) => context.activity.promotionId,
        onDone: {
          target: 'standing',
          actions: { type: 'keepActivity', params: ({ event }) => ({ activity: event.output }) },
        },
        onError: { target: 'standing', actions: { type: 'keepReadFailure', params: errorOf } },
      },
      after: { readTimeout: { target: 'standing', actions: 'keepReadTimeout' } },
      on: { leave: { target: 'closed' } },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => ({ activity: context.activity }),
});

/** The application with its services provided. */
export function applicationWith(services: ApplicationServices) {
  return applicationMachine.provide({
    actors: {
      apply: actWith(services.apply),
      claim: actWith(services.claim),
      readActivity: filled(services.readActivity),
    },
  });
}
