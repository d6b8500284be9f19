import { assign, sendTo, setup } from 'xstate';
import { captchaMachine, captchaWith } from '../captcha/captcha.machine.ts';
import { type CaptchaView, selectCaptcha } from '../captcha/captcha.selectors.ts';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import type {
  CaptchaAnswer,
  CaptchaPassContext,
  CaptchaPassEvent,
  CaptchaPassOutput,
  CaptchaPassServices,
} from './captcha-pass.types.ts';

/**
 * A picture that is read for a pass, when the platform hears an address no more without one: another person behind it may have
 * tried too often. Each answer uses its picture up, so a failure brings another one.
 */
export const captchaPassMachine = setup({
  types: {
    context: {} as CaptchaPassContext,
    events: {} as CaptchaPassEvent,
    output: {} as CaptchaPassOutput,
    children: {} as { captcha: 'captcha' },
  },
  actors: {
    captcha: captchaMachine,
    getPass: port<CaptchaAnswer, { readonly pass: string }>('getPass'),
  },
  delays: { passTimeout: serviceTimeoutMs },
  guards: {
    readable: ({ context: { captcha } }, { read }: { read: string }) =>
      captcha?.key !== undefined && read.trim() !== '',
  },
  actions: {
    keepCaptcha: assign((_, { captcha }: { captcha: CaptchaView }) => ({ captcha })),
    takeAnswer: assign(({ context: { captcha } }, { read }: { read: string }) => ({
      // `readable` has looked
      answer: { captcha: read.trim(), captchaKey: captcha?.key as string },
      failure: undefined,
    })),
    keepPass: assign((_, { pass }: { pass: string }) => ({ pass })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
    wantCaptcha: sendTo('captcha', { type: 'want' }),
    refreshCaptcha: sendTo('captcha', { type: 'refresh' }),
  },
}).createMachine({
  id: 'captchaPass',
  context: { captcha: undefined, answer: undefined, failure: undefined, pass: undefined },
  initial: 'open',
  states: {
    open: {
      on: { cancel: { target: 'done' } },
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: { shown: true },
        onSnapshot: {
          actions: {
            type: 'keepCaptcha',
            params: ({ event }) => ({ captcha: selectCaptcha(event.snapshot) }),
          },
        },
      },
      initial: 'form',
      states: {
        form: {
          on: {
            submit: {
              guard: { type: 'readable', params: ({ event }) => ({ read: event.captcha }) },
              target: 'sending',
              actions: { type: 'takeAnswer', params: ({ event }) => ({ read: event.captcha }) },
            },
            refreshCaptcha: { actions: 'refreshCaptcha' },
          },
        },
        sending: {
          invoke: {
            src: 'getPass',
            // `takeAnswer` came before
            input: ({ context }) => context.answer as CaptchaAnswer,
            onDone: {
              target: '#captchaPass.done',
              actions: { type: 'keepPass', params: ({ event }) => event.output },
            },
            onError: {
              target: 'form',
              actions: [{ type: 'keepFailure', params: errorOf }, 'wantCaptcha'],
            },
          },
          after: { passTimeout: { target: 'form', actions: ['keepTimeout', 'wantCaptcha'] } },
        },
      },
    },
    done: { type: 'final' },
  },
  output: ({ context }) => ({ pass: context.pass }),
});

/** The question with its services provided. */
export function captchaPassWith(services: CaptchaPassServices) {
  return captchaPassMachine.provide({
    actors: { captcha: captchaWith(services), getPass: filled(services.getPass) },
  });
}
