import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expired, offline, refused } from '../../test/failures.ts';
import { startMachine, type Watched } from '../../test/fixture.ts';
import { held, settle } from '../../test/held.ts';
import { provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { changePasswordMachine, changePasswordWith } from './change-password.machine.ts';
import { selectChangePassword } from './change-password.selectors.ts';
import type { ChangePasswordInput, ChangePasswordValues } from './change-password.types.ts';

const sound: ChangePasswordValues = {
  oldPassword: 'Play4fun',
  newPassword: 'NewPlay5',
  confirmNewPassword: 'NewPlay5',
};
const none: ChangePasswordValues = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

function fixture(
  input: Partial<ChangePasswordInput> = {},
  watched?: Watched<typeof changePasswordMachine>,
) {
  const changePassword = held<ChangePasswordValues, void>();
  const refreshLogin = held<void, void>();
  const filled = changePasswordWith({
    changePassword: changePassword.service,
    refreshLogin: refreshLogin.service,
  });
  const rig = startMachine(filled, { username: 'mira2026', ...input }, watched);
  return {
    ...rig,
    changePassword,
    refreshLogin,
    view: () => selectChangePassword(rig.actor.getSnapshot()),
    output: () => rig.actor.getSnapshot().output,
    place: () => {
      const { value, context, status } = rig.actor.getSnapshot();
      return JSON.stringify([status, value, context.problems, context.failure]);
    },
  };
}
type Fixture = ReturnType<typeof fixture>;

async function submit(at: Fixture, values: Partial<ChangePasswordValues> = {}) {
  at.actor.send({ type: 'submit', values: { ...sound, ...values } });
  await settle();
}

async function change(at: Fixture) {
  at.changePassword.last().answer();
  await settle();
}

describe('the fields', () => {
  test('[spec 5.29] [spec 3.19] the current password is required only when its field is shown', async () => {
    const asks = fixture();
    expect(asks.view().asksOldPassword).toBe(true);
    await submit(asks, { oldPassword: ' ' });
    expect(asks.view()).toMatchObject({ step: 'form', problems: { oldPassword: 'required' } });
    const knows = fixture({ oldPassword: 'Play4fun' });
    expect(knows.view().asksOldPassword).toBe(false);
    await submit(knows, { oldPassword: '' });
    expect(knows.changePassword.last().input).toEqual(sound);
    expect(knows.view().asksOldPassword).toBe(false);
    const hasNone = fixture({ oldPassword: '' });
    expect(hasNone.view().asksOldPassword).toBe(false);
    await submit(hasNone, { oldPassword: '' });
    expect(hasNone.view()).toMatchObject({ step: 'submitting', problems: {} });
  });

  test('[spec 5.29] the new password and its confirmation are required', async () => {
    const at = fixture();
    await submit(at, { newPassword: '', confirmNewPassword: ' ' });
    expect(at.view().problems).toEqual({
      newPassword: 'required',
      confirmNewPassword: 'required',
    });
    expect(at.changePassword.calls).toHaveLength(0);
  });

  test('[spec 5.29] the new password follows the shared rule', async () => {
    const at = fixture({ followsRule: (password) => password.length >= 8 });
    await submit(at, { newPassword: 'Short5', confirmNewPassword: 'Short5' });
    expect(at.view()).toMatchObject({ step: 'form', problems: { newPassword: 'rule' } });
    await submit(at);
    expect(at.view()).toMatchObject({ step: 'submitting', problems: {} });
  });

  test('[spec 5.29] the confirmation must equal the new password', async () => {
    const at = fixture();
    await submit(at, { confirmNewPassword: 'NewPlay6' });
    expect(at.view().problems).toEqual({ confirmNewPassword: 'different' });
    expect(at.view().values.confirmNewPassword).toBe('NewPlay6');
    await submit(at);
    expect(at.view().step).toBe('submitting');
  });

  test('the weak password cannot be chosen anywhere', async () => {
    const at = fixture();
    await submit(at, { newPassword: ' 123456 ', confirmNewPassword: '123456' });
    expect(at.view().problems).toEqual({ newPassword: 'weak' });
  });

  test('[spec 5.05] inputs are trimmed', async () => {
    const at = fixture();
    await submit(at, {
      oldPassword: ' Play4fun',
      newPassword: 'NewPlay5 ',
      confirmNewPassword: ' NewPlay5',
    });
    expect(at.changePassword.last().input).toEqual(sound);
  });
});

describe('a change', () => {
  test('[spec 4.23] [spec 7.54] refreshes the login info, closes, and goes to /', async () => {
    const at = fixture();
    await submit(at);
    expect(at.view()).toMatchObject({ step: 'submitting', busy: true, canSubmit: false });
    expect(at.refreshLogin.calls).toHaveLength(0);
    await change(at);
    expect(at.refreshLogin.calls).toHaveLength(1);
    expect(at.view()).toMatchObject({ step: 'submitting', busy: true });
    expect(at.output()).toBeUndefined();
    at.refreshLogin.last().answer();
    await settle();
    expect(at.view()).toMatchObject({ step: 'closed', busy: false });
    expect(at.output()).toEqual({ result: 'changed', goTo: '/' });
  });

  test('is sent once, however often the button is pressed', async () => {
    const at = fixture();
    await submit(at);
    await submit(at);
    expect(at.changePassword.calls).toHaveLength(1);
  });

  test('that is rejected keeps what was typed', async () => {
    const at = fixture();
    await submit(at);
    at.changePassword.last().fail(refused('PASSWORD_WRONG'));
    await settle();
    expect(at.view()).toMatchObject({
      step: 'form',
      busy: false,
      canSubmit: true,
      values: sound,
      failure: { kind: 'refused', code: 'PASSWORD_WRONG' },
    });
    await submit(at);
    expect(at.view().failure).toBeUndefined();
  });

  test('never shows the password that the login flow knows', async () => {
    const at = fixture({ oldPassword: 'Play4fun' });
    await submit(at);
    at.changePassword.last().fail(offline);
    await settle();
    expect(JSON.stringify(at.view())).not.toContain('Play4fun');
  });

  test('times out, and a late success changes nothing', async () => {
    const at = fixture();
    await submit(at);
    const call = at.changePassword.last();
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().step).toBe('submitting');
    at.clock.increment(1);
    expect(call.signal.aborted).toBe(true);
    expect(at.view()).toMatchObject({
      step: 'form',
      values: sound,
      failure: { kind: 'timeout', afterMs: serviceTimeoutMs },
    });
    call.answer();
    await settle();
    expect(at.view().step).toBe('form');
    expect(at.refreshLogin.calls).toHaveLength(0);
  });

  test('succeeds even if the login info cannot be refreshed', async () => {
    const fails = fixture();
    await submit(fails);
    await change(fails);
    fails.refreshLogin.last().fail(offline);
    await settle();
    expect(fails.output()).toEqual({ result: 'changed', goTo: '/' });
    const hangs = fixture();
    await submit(hangs);
    await change(hangs);
    hangs.clock.increment(serviceTimeoutMs - 1);
    expect(hangs.output()).toBeUndefined();
    hangs.clock.increment(1);
    expect(hangs.output()).toEqual({ result: 'changed', goTo: '/' });
  });

  test.each([expired, refused('EXPIRED')])('ends with the session: %s', async (error) => {
    const at = fixture();
    await submit(at);
    at.changePassword.last().fail(error);
    await settle();
    expect(at.output()).toEqual({ result: 'ended', failure: error.failure });
  });

  test('can be cancelled before it is sent', () => {
    const at = fixture({ oldPassword: 'Play4fun' });
    at.actor.send({ type: 'cancel' });
    expect(at.output()).toEqual({ result: 'cancelled' });
    expect(at.view().step).toBe('closed');
  });

  test('keeps no password in memory, neither during the login refresh nor after it', async () => {
    const at = fixture({ oldPassword: 'Play4fun' });
    await submit(at);
    await change(at);
    expect(JSON.stringify(at.actor.getSnapshot().context)).not.toMatch(/Play/);
    const left = fixture({ oldPassword: 'Play4fun' });
    left.actor.send({ type: 'cancel' });
    expect(JSON.stringify(left.actor.getSnapshot().context)).not.toMatch(/Play/);
  });

  test('fails at once if a service has no implementation', async () => {
    const errors: unknown[] = [];
    const actor = createActor(
      changePasswordWith({
        changePassword: () => Promise.resolve(),
        refreshLogin: () => Promise.resolve(),
      }).provide({
        actors: {
          refreshLogin: changePasswordMachine.implementations.actors['refreshLogin'] as never,
        },
      }),
      { input: { username: undefined } },
    );
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    actor.send({ type: 'submit', values: sound });
    await settle();
    expect(String(errors[0])).toContain('the service "refreshLogin" of this flow is a placeholder');
  });
});

const send = act<Fixture>;
const reply = (
  service: 'changePassword' | 'refreshLogin',
  label: string,
  error?: unknown,
): Move<Fixture> => ({
  name: `${service} ${label}`,
  now: (at) => {
    const call = at[service].open()[0];
    return call && (() => (error === undefined ? call.answer() : call.fail(error)));
  },
});
const moves: readonly Move<Fixture>[] = [
  send('submit', ({ actor }) => actor.send({ type: 'submit', values: sound })),
  send('submit nothing', ({ actor }) => actor.send({ type: 'submit', values: none })),
  send('cancel', ({ actor }) => actor.send({ type: 'cancel' })),
  send('20 s', ({ clock }) => clock.increment(serviceTimeoutMs)),
  reply('changePassword', 'ok'),
  reply('changePassword', 'fails', offline),
  reply('changePassword', 'expired', expired),
  reply('refreshLogin', 'ok'),
  reply('refreshLogin', 'fails', offline),
];

provesMachine({
  machine: changePasswordMachine,
  start: (watched) => fixture({}, watched),
  moves,
  places: 50,
  walks: {
    length: 15,
    sees: (at) => at.output()?.result,
    reaches: ['cancelled', 'changed', 'ended'],
    rules: (at, path) => {
      const output = at.output();
      const { step, values } = at.view();
      const failed = /^(changePassword fails|20 s)$/.test(path.at(-1) ?? '') && step === 'form';
      const typed = path.findLast((name) => name.startsWith('submit'));
      return {
        'two changes are in flight': at.changePassword.open().length <= 1,
        'changed without a success':
          output?.result !== 'changed' || path.includes('changePassword ok'),
        'a password outlives the flow':
          step !== 'closed' || !/Play/.test(JSON.stringify(at.actor.getSnapshot().context)),
        'a failure lost what was typed':
          !failed || typed !== 'submit' || values.newPassword === sound.newPassword,
      };
    },
  },
});
