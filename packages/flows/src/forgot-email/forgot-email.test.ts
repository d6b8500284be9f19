import { expect, test } from 'vitest';
import { failed, offline, refused } from '../../test/failures.ts';
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
import { serviceTimeoutMs } from '../shared/limits.ts';
import { forgotEmailMachine, forgotEmailWith } from './forgot-email.machine.ts';
import { selectForgotEmail } from './forgot-email.selectors.ts';
import type { ForgotEmailServices } from './forgot-email.types.ts';

const typed = { username: ' mira2026 ', email: ' mira2026@mail.example ' };

const fixture = (watched?: Watched<typeof forgotEmailMachine>) =>
  flowFixture({
    names: ['requestMail'],
    fill: (services: ForgotEmailServices) => forgotEmailWith(services),
    select: selectForgotEmail,
    marks: ({ context }) => context.failure?.kind,
    ...(watched ? { watched } : {}),
  });
type Fixture = ReturnType<typeof fixture>;

async function submit(at: Fixture) {
  at.actor.send({ type: 'submit', values: typed });
  await settle();
}

test('[spec 4.21] the form is posted once, trimmed, and its success is confirmed', async () => {
  const at = fixture();
  expect(at.view()).toMatchObject({ step: 'form', busy: false, canSubmit: true });
  await submit(at);
  await submit(at);
  expect(at.view()).toMatchObject({ step: 'sending', busy: true, canSubmit: false });
  expect(at.services.requestMail.calls.map(({ input }) => input)).toEqual([
    { username: 'mira2026', email: 'mira2026@mail.example' },
  ]);
  await answer(at.services.requestMail, undefined);
  expect(at.view()).toMatchObject({ step: 'sent', busy: false, canSubmit: false });
  expect(at.snapshot().output).toBeUndefined();
  at.actor.send({ type: 'close' });
  expect(at.snapshot().output).toEqual({ result: 'sent' });
});

test.each([refused('ACCOUNT_UNKNOWN'), offline, failed({ kind: 'http', status: 500 })])(
  'a failure keeps the form and gives the reason, until the next attempt: %s',
  async (error) => {
    const at = fixture();
    await submit(at);
    await fail(at.services.requestMail, error);
    expect(at.view()).toMatchObject({
      step: 'form',
      failure: error.failure,
      values: { username: 'mira2026', email: 'mira2026@mail.example' },
    });
    await submit(at);
    expect(at.view().failure).toBeUndefined();
  },
);

test('a request that hangs times out, and a late success changes nothing', async () => {
  const at = fixture();
  await submit(at);
  at.clock.increment(serviceTimeoutMs - 1);
  expect(at.view().step).toBe('sending');
  at.clock.increment(1);
  const late = { step: 'form', failure: { kind: 'timeout', afterMs: serviceTimeoutMs } };
  expect(at.view()).toMatchObject(late);
  expect(at.services.requestMail.last().signal.aborted).toBe(true);
  await answer(at.services.requestMail, undefined);
  expect(at.view()).toMatchObject(late);
});

test('leaving before the answer redirects nobody', async () => {
  const at = fixture();
  await submit(at);
  at.actor.send({ type: 'close' });
  expect(at.snapshot().output).toEqual({ result: 'cancelled' });
});

test('a service without an implementation fails at once', async () => {
  const at = fixture({ placeholders: forgotEmailMachine.implementations.actors });
  await submit(at);
  await settle();
  expect(String(at.errors[0])).toContain('the service "requestMail"');
});

const reply = repliesOf<Fixture>();
const moves: readonly Move<Fixture>[] = [
  act('submit', ({ actor }) => actor.send({ type: 'submit', values: typed })),
  act('close', ({ actor }) => actor.send({ type: 'close' })),
  passes(20_000),
  reply('requestMail', 'ok', (call) => call.answer()),
  reply('requestMail', 'fails', (call) => call.fail(offline)),
];

provesMachine({
  machine: forgotEmailMachine,
  start: fixture,
  moves,
  places: 20,
  walks: {
    length: 12,
    sees: (at) => at.snapshot().output?.result,
    reaches: ['cancelled', 'sent'],
    rules: (at, path) => {
      const { step, failure, values } = at.view();
      const { calls, open } = at.services.requestMail;
      return {
        'two mails are in flight': open().length <= 1,
        'more mails than clicks': calls.length <= count(path, 'submit'),
        'confirmed without a success': step !== 'sent' || path.includes('requestMail ok'),
        'a failure lost what was typed': !failure || values.username === 'mira2026',
      };
    },
  },
});
