import { expect, test } from 'vitest';
import { offline } from '../../test/failures.ts';
import {
  answer,
  fail,
  flowFixture,
  passes,
  repliesOf,
  type Watched,
} from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import { provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { captchaMachine, captchaRestMs, captchaWith } from './captcha.machine.ts';
import { selectCaptcha } from './captcha.selectors.ts';
import type { CaptchaServices } from './captcha.types.ts';

const fixture = (shown = false, watched?: Watched<typeof captchaMachine>) =>
  flowFixture({
    names: ['loadCaptcha'],
    fill: (services: CaptchaServices) => captchaWith(services),
    select: selectCaptcha,
    input: () => ({ shown }),
    ...(watched ? { watched } : {}),
  });
type Fixture = ReturnType<typeof fixture>;

const say = (at: Fixture, type: 'want' | 'refresh' | 'hide') => at.actor.send({ type });
const loads = ({ services }: Fixture) => services.loadCaptcha.calls.length;

test('an image is shown on request, or from the start', async () => {
  const later = fixture();
  expect(later.view()).toBeUndefined();
  say(later, 'refresh');
  expect(loads(later)).toBe(0);
  say(later, 'want');
  expect(later.view()).toEqual({
    image: undefined,
    key: undefined,
    loading: true,
    failed: false,
    canRefresh: false,
  });
  const atOnce = fixture(true);
  await answer(atOnce.services.loadCaptcha, { key: 'key-1', image: 'picture 1' });
  expect(atOnce.view()).toMatchObject({ image: 'picture 1', loading: false });
});

test('[spec 5.08] an image is refreshed once per second at most', async () => {
  const at = fixture(true);
  await answer(at.services.loadCaptcha, { key: 'key-1', image: 'picture 1' });
  at.clock.increment(captchaRestMs - 1);
  say(at, 'refresh');
  expect(at.view()?.canRefresh).toBe(false);
  expect(loads(at)).toBe(1);
  at.clock.increment(1);
  expect(at.view()?.canRefresh).toBe(true);
  say(at, 'refresh');
  expect(at.view()).toMatchObject({ image: undefined, loading: true, canRefresh: false });
  expect(loads(at)).toBe(2);
});

test('an answered image is replaced, after one second at the earliest', async () => {
  const at = fixture(true);
  await answer(at.services.loadCaptcha, { key: 'key-1', image: 'picture 1' });
  say(at, 'want');
  expect(at.view()).toMatchObject({ image: undefined, loading: true });
  at.clock.increment(captchaRestMs - 1);
  expect(loads(at)).toBe(1);
  at.clock.increment(1);
  expect(loads(at)).toBe(2);
  await answer(at.services.loadCaptcha, { key: 'key-2', image: 'picture 2' });
  at.clock.increment(captchaRestMs);
  say(at, 'want');
  expect(loads(at)).toBe(3);
});

test('a correctly answered image is removed', async () => {
  const at = fixture(true);
  await answer(at.services.loadCaptcha, { key: 'key-1', image: 'picture 1' });
  say(at, 'hide');
  expect(at.view()).toBeUndefined();
  expect(at.snapshot().context.picture).toBeUndefined();
});

test.each(['fails', 'hangs'])('an image whose call %s can be requested again', async (how) => {
  const at = fixture(true);
  if (how === 'fails') await fail(at.services.loadCaptcha, offline);
  else {
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view()?.failed).toBe(false);
    at.clock.increment(1);
    at.services.loadCaptcha.last().answer({ key: 'key-9', image: 'late' });
    await settle();
  }
  expect(at.view()).toMatchObject({
    image: undefined,
    loading: false,
    failed: true,
    canRefresh: false,
  });
  at.clock.increment(captchaRestMs - 1);
  expect(at.view()?.canRefresh).toBe(false);
  at.clock.increment(1);
  say(at, 'refresh');
  expect(at.view()).toMatchObject({ loading: true, failed: false });
});

test('a service without an implementation fails at once', async () => {
  const at = fixture(true, { placeholders: captchaMachine.implementations.actors });
  await settle();
  await settle();
  expect(String(at.errors[0])).toContain('the service "loadCaptcha"');
});

const reply = repliesOf<Fixture>();
const moves: readonly Move<Fixture>[] = [
  act('want', (at) => say(at, 'want')),
  act('refresh', (at) => say(at, 'refresh')),
  act('hide', (at) => say(at, 'hide')),
  passes(1000),
  passes(20_000),
  reply('loadCaptcha', 'ok', (call) => call.answer({ key: 'key-1', image: 'picture' })),
  reply('loadCaptcha', 'fails', (call) => call.fail(offline)),
];

provesMachine({
  machine: captchaMachine,
  start: (watched) => fixture(false, watched),
  beginnings: [{ start: (watched) => fixture(true, watched), moves: moves.slice(0, 1) }],
  moves,
  places: 50,
  walks: {
    start: (seed) => fixture(seed % 2 === 0),
    length: 20,
    sees: (at) => {
      const view = at.view();
      if (!view) return 'hidden';
      return view.loading ? 'loading' : view.failed ? 'failed' : 'shown';
    },
    reaches: ['failed', 'hidden', 'loading', 'shown'],
    rules: (at, path) => {
      const view = at.view();
      return {
        'two pictures are in flight': at.services.loadCaptcha.open().length <= 1,
        'a picture shows and is not there':
          view === undefined || view.loading || view.failed || view.image !== undefined,
        'an old image shows': !(view?.loading && view.image !== undefined),
        'a failure cannot be left': !view?.failed || view.canRefresh || path.at(-1) !== '1000 ms',
      };
    },
  },
});
