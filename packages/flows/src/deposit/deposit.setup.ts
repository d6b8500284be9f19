import { assign, setup } from 'xstate';
import { actMachine } from '../act/act.machine.ts';
import { outcomeGuards, refusalIn } from '../act/act.outcome.ts';
import type { ActOutput } from '../act/act.types.ts';
import { failureFrom, timeout } from '../shared/failure.ts';
import { imagesProblem } from '../shared/images.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { port } from '../shared/port.ts';
import { follow, isLater, mayPoll, mayRead, nextRead, type Seen } from '../shared/seen.ts';
import { deadlineOf, problemsOf, trimmed } from './deposit.rules.ts';
import type {
  CreateRequest,
  Deposit,
  DepositContext,
  DepositEvent,
  DepositInput,
  DepositMethod,
  DepositOutput,
  DepositServices,
  DepositValues,
  GiveUpRequest,
  PaidRequest,
  ProofRequest,
} from './deposit.types.ts';

type Output = ActOutput<Seen<Deposit>>;

/** The setup of the deposit machine: its ports, delays, guards and actions by name. */
export const depositSetup = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    input: {} as DepositInput,
    output: {} as DepositOutput,
  },
  actors: {
    loadMethods: port<void, readonly DepositMethod[]>('loadMethods'),
    readDeposit: port<string, Seen<Deposit>>('readDeposit'),
    createDeposit: actMachine<CreateRequest, Seen<Deposit>>(),
    sayPaid: actMachine<PaidRequest, Seen<Deposit>>(),
    sendProof: actMachine<ProofRequest, Seen<Deposit>>(),
    giveUp: actMachine<GiveUpRequest, Seen<Deposit>>(),
  } satisfies Record<keyof DepositServices, unknown>,
  delays: {
    loadTimeout: serviceTimeoutMs,
    readTimeout: serviceTimeoutMs,
    nextRead: ({ context: { followed, input } }) =>
      followed ? nextRead(deadlineOf(followed.row), followed, input.now()) : serviceTimeoutMs,
  },
  guards: {
    mayPoll: ({ context }) => mayPoll(context),
    mayRead: ({ context }) => mayRead(context),
    begun: ({ context }) => context.followed !== undefined,
    methodOpen: ({ context }, { method }: { method: string }) =>
      context.methods.some(({ code, open }) => open && code === method),
    valuesSound: ({ context }, { values }: { values: DepositValues }) =>
      Object.keys(problemsOf(context, values)).length === 0,
    proofSound: ({ context: { followed } }, { images }: { images: readonly Blob[] }) =>
      followed?.row.state === 'paid' &&
      imagesProblem(images, followed.row.proofs.length) === undefined,
    awaitsPayment: ({ context }) => context.followed?.row.state === 'created',
    awaitsArrival: ({ context }) => context.followed?.row.state === 'paid',
    ...outcomeGuards,
    later: ({ context }, { seen }: { seen: Seen<Deposit> }) =>
      seen.row.reference === context.followed?.row.reference && isLater(seen, context.followed),
  },
  actions: {
    hide: assign({ hidden: true }),
    show: assign({ hidden: false }),
    keepMethods: assign((_, { methods }: { methods: readonly DepositMethod[] }) => ({ methods })),
    takeMethod: assign(({ context }, { method }: { method: string }) => ({
      method: context.methods.find(({ code }) => code === method),
    })),
    takeValues: assign((_, { values }: { values: DepositValues }) => ({ values: trimmed(values) })),
    takePaidFields: assign(({ context }, { fields }: { fields: DepositValues['fields'] }) => ({
      values: trimmed({ ...context.values, fields }),
    })),
    takeImages: assign((_, { images }: { images: readonly Blob[] }) => ({ images })),
    sayImagesProblem: assign(({ context }, { images }: { images: readonly Blob[] }) => ({
      imagesProblem: imagesProblem(images, context.followed?.row.proofs.length),
    })),
    forgetImages: assign({ images: [] }),
    forgetFailure: assign({ imagesProblem: undefined, failure: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
    keepReadFailure: assign((_, { error }: { error: unknown }) => ({
      readFailure: failureFrom(error),
    })),
    keepReadTimeout: assign({ readFailure: timeout(serviceTimeoutMs) }),
    keepRefusal: assign((_, { output }: { output: Output }) => refusalIn(output)),
    endUnknown: assign((_, { output }: { output: Output }) =>
      output.result === 'done' ? {} : { unknown: output.failure },
    ),
    keepDone: assign(({ context }, { output }: { output: Output }) =>
      output.result === 'done'
        ? { followed: follow(output.value, context.input.now()), readFailure: undefined }
        : {},
    ),
    keepSeen: assign(({ context }, { seen }: { seen: Seen<Deposit> }) => ({
      followed: follow(seen, context.input.now()),
      readFailure: undefined,
    })),
  },
});
