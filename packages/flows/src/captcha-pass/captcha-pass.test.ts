import { expect, test } from 'vitest';
import { offline, refused } from '../../test/failures.ts';
import {
  answer,
  fail,
  flowFixture,
  passes,
  repliesOf,
  type Watched,
} from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import { count, provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import { captchaRestMs } from '../captcha/captcha.machine.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { captchaPassMachine, captchaPassWith } from './captcha-pass.machine.ts';
import { selectCaptchaPass } from './captcha-pass.selectors.ts';
import type { CaptchaPassServices } from './captcha-pass.types.ts';

const fixture = (watched?: Watched<typeof captchaPassMachine>) =>
  flowFixture({
    names: ['loadCaptcha', 'getPass'],
    fill: (services: CaptchaPassServices) => captchaPassWith(services),
    select: selectCaptchaPass,
    marks: ({ context }) => [context.failure?.kind, context.captcha?.loading],
    ...(watched ? { watched } : {}),
  });
type Fixture = ReturnType<typeof fixture>;

const picture = (number: number) => ({ key: `key-${number}`, image: `picture ${number}` });

async function shown() {
  const at = fixture();
  await answer(at.services.loadCaptcha, picture(1));
  return at;
}

async function submit(at: Fixture, captcha = ' abcd ') {
  at.actor.send({ type: 'submit', captcha });
  await settle();
}

test('what a picture says is sent trimmed, with its key, and the pass is given', async () => {
  const at = await shown();
  expect(at.view()).toMatchObject({ step: 'form', captcha: { image: 'picture 1' } });
  await submit(at);
  await submit(at);
  expect(at.view()).toMatchObject({ step: 'sending', captcha: { canRefresh: false } });
  expect(at.services.getPass.calls.map(({ input }) => input)).toEqual([
    { captcha: 'abcd', captchaKey: 'key-1' },
  ]);
  await answer(at.services.getPass, { pass: 'the pass' });
  expect(at.view().step).toBe('done');
  expect(at.snapshot().output).toEqual({ pass: 'the pass' });
});

test('nothing is sent without letters, nor before there is a picture', async () => {
  const early = fixture();
  await submit(early);
  const at = await shown();
  await submit(at, ' ');
  expect(early.services.getPass.calls).toHaveLength(0);
  expect(at.services.getPass.calls).toHaveLength(0);
});

test.each([refused('CAPTCHA_WRONG', true), offline])(
  'after a failure another picture comes: %s',
  async (error) => {
    const at = await shown();
    await submit(at);
    await fail(at.services.getPass, error);
    expect(at.view()).toMatchObject({
      step: 'form',
      failure: error.failure,
      captcha: { loading: true, image: undefined },
    });
    at.clock.increment(captchaRestMs);
    await answer(at.services.loadCaptcha, picture(2));
    await submit(at);
    expect(at.view()).toMatchObject({ step: 'sending', failure: undefined });
    expect(at.services.getPass.last().input).toMatchObject({ captchaKey: 'key-2' });
  },
);

test('an answer that hangs times out, and a late pass changes nothing', async () => {
  const at = await shown();
  await submit(at);
  at.clock.increment(serviceTimeoutMs - 1);
  expect(at.view().step).toBe('sending');
  at.clock.increment(1);
  expect(at.view()).toMatchObject({
    step: 'form',
    failure: { kind: 'timeout', afterMs: serviceTimeoutMs },
    captcha: { loading: true },
  });
  await answer(at.services.getPass, { pass: 'late' });
  expect(at.view().step).toBe('form');
});

test('another picture shows on request, once a second', async () => {
  const at = await shown();
  at.actor.send({ type: 'refreshCaptcha' });
  expect(at.services.loadCaptcha.calls).toHaveLength(1);
  at.clock.increment(captchaRestMs);
  expect(at.view().captcha?.canRefresh).toBe(true);
  at.actor.send({ type: 'refreshCaptcha' });
  expect(at.services.loadCaptcha.calls).toHaveLength(2);
});

test('who would not read one gets no pass', async () => {
  const at = await shown();
  await submit(at);
  at.actor.send({ type: 'cancel' });
  expect(at.snapshot().output).toEqual({ pass: undefined });
});

test.each(['loadCaptcha', 'getPass'])('a missing %s fails at once', async (name) => {
  const { getPass, captcha } = captchaPassMachine.implementations.actors;
  const at = fixture({ placeholders: name === 'getPass' ? { getPass } : { captcha } });
  if (name === 'getPass') await answer(at.services.loadCaptcha, picture(1));
  await submit(at);
  await settle();
  expect(String(at.errors[0])).toContain(`the service "${name}"`);
});

const reply = repliesOf<Fixture>();
const moves: readonly Move<Fixture>[] = [
  act('submit', ({ actor }) => actor.send({ type: 'submit', captcha: 'abcd' })),
  act('refresh', ({ actor }) => actor.send({ type: 'refreshCaptcha' })),
  act('cancel', ({ actor }) => actor.send({ type: 'cancel' })),
  passes(1000),
  passes(20_000),
  reply('loadCaptcha', 'ok', (call) => call.answer(picture(1))),
  reply('loadCaptcha', 'fails', (call) => call.fail(offline)),
  reply('getPass', 'ok', (call) => call.answer({ pass: 'the pass' })),
  reply('getPass', 'fails', (call) => call.fail(refused('CAPTCHA_WRONG', true))),
];

provesMachine({
  machine: captchaPassMachine,
  start: fixture,
  moves,
  places: 100,
  walks: {
    length: 16,
    sees: (at) => {
      const { output } = at.snapshot();
      if (output) return output.pass ? 'passed' : 'declined';
      return at.view().failure ? 'failed' : at.view().step;
    },
    reaches: ['declined', 'failed', 'form', 'passed', 'sending'],
    rules: (at, path) => {
      const { calls, open } = at.services.getPass;
      return {
        'two answers are in flight': open().length <= 1,
        'more answers than clicks': calls.length <= count(path, 'submit'),
        'a pass came from nowhere': !at.snapshot().output?.pass || path.includes('getPass ok'),
        'an answer without a picture': calls.length <= count(path, 'loadCaptcha ok'),
      };
    },
  },
});
