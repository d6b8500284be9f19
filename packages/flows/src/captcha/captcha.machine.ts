import { assign, setup } from 'xstate';
import { errorOf, failureFrom } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import type {
  CaptchaContext,
  CaptchaEvent,
  CaptchaInput,
  CaptchaPicture,
  CaptchaServices,
} from './captcha.types.ts';

/** Spec §9: an image is requested once per second at most. */
export const captchaRestMs = 1000;

/** The captcha image that a form must answer while the platform requires it. A part of other machines. */
export const captchaMachine = setup({
  types: {
    context: {} as CaptchaContext,
    events: {} as CaptchaEvent,
    input: {} as CaptchaInput,
  },
  actors: { loadCaptcha: port<void, CaptchaPicture>('loadCaptcha') },
  delays: { captchaRest: captchaRestMs, captchaTimeout: serviceTimeoutMs },
  guards: { shownAtOnce: ({ context }) => context.input.shown },
  actions: {
    keepPicture: assign((_, { picture }: { picture: CaptchaPicture }) => ({ picture })),
    forgetPicture: assign({ picture: undefined }),
    noticeMissingService: (_, { error }: { error: unknown }) => {
      failureFrom(error);
    },
  },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ input, picture: undefined }),
  initial: 'beginning',
  on: { hide: { target: '.hidden' } },
  states: {
    beginning: { always: [{ guard: 'shownAtOnce', target: 'loading' }, { target: 'hidden' }] },
    hidden: { entry: 'forgetPicture', on: { want: { target: 'loading' } } },
    /** A new image is due, and the last one was requested less than a second ago. */
    waiting: { entry: 'forgetPicture', after: { captchaRest: { target: 'loading' } } },
    loading: {
      entry: 'forgetPicture',
      invoke: {
        src: 'loadCaptcha',
        onDone: {
          target: 'shown',
          actions: { type: 'keepPicture', params: ({ event }) => ({ picture: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'noticeMissingService', params: errorOf } },
      },
      after: { captchaTimeout: { target: 'failed' } },
    },
    shown: {
      initial: 'resting',
      states: {
        resting: {
          on: { want: { target: '#captcha.waiting' } },
          after: { captchaRest: { target: 'ready' } },
        },
        ready: {
          on: { want: { target: '#captcha.loading' }, refresh: { target: '#captcha.loading' } },
        },
      },
    },
    // Without an image nothing can be submitted, so only a refresh leads on from here.
    failed: {
      initial: 'resting',
      states: {
        resting: { after: { captchaRest: { target: 'ready' } } },
        ready: {
          on: { want: { target: '#captcha.loading' }, refresh: { target: '#captcha.loading' } },
        },
      },
    },
  },
});

/** The picture with its services provided. */
export function captchaWith({ loadCaptcha }: CaptchaServices) {
  return captchaMachine.provide({ actors: { loadCaptcha: filled(loadCaptcha) } });
}
