import { describe, expect, test } from 'vitest';
import { failed } from '../../test/failures.ts';
import { answer, fail } from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import { load, stored } from '../../test/login-steps.ts';

describe('a forced change of password', () => {
  const weak = { password: '123456' };
  test.each([
    ['username', weak, {}, true, 'weak'],
    ['username', weak, {}, false, 'weak'],
    ['username', {}, { passwordExpired: true }, true, 'expired'],
    ['username', {}, { passwordExpired: true }, false, undefined],
    ['username', {}, {}, true, undefined],
    ['sms', weak, { passwordExpired: true }, true, undefined],
    ['firebase', weak, { passwordExpired: true }, true, undefined],
  ] as const)(
    '[spec 4.10] [spec 9.17] %s with %o and %o, forced %s: %s',
    async (type, values, value, forceExpiredChange, forcedChange) => {
      const fixture = await stored({ type, forceExpiredChange }, values, value);
      expect(fixture.view()).toMatchObject({
        step: forcedChange ? 'changePassword' : 'loadingMember',
        forcedChange,
      });
      expect(fixture.emitted).toEqual([]);
    },
  );

  test('[spec 6.08] an expired password comes first where the site forces its change', async () => {
    const fixture = await stored({}, {}, { passwordExpired: true });
    expect(fixture.view().step).toBe('changePassword');
    expect(fixture.services.loadMember.calls).toHaveLength(0);
  });

  test('uses the password of the login, and then the member is loaded', async () => {
    const fixture = await stored({}, weak, {});
    const change = fixture.view().changePassword;
    change?.send({
      type: 'submit',
      values: { oldPassword: '', newPassword: 'NewPlay5', confirmNewPassword: 'NewPlay5' },
    });
    await settle();
    expect(fixture.services.changePassword.last().input).toEqual({
      oldPassword: '123456',
      newPassword: 'NewPlay5',
      confirmNewPassword: 'NewPlay5',
    });
    await answer(fixture.services.changePassword, undefined);
    await answer(fixture.services.refreshLogin, undefined);
    expect(fixture.view().step).toBe('loadingMember');
    expect(JSON.stringify(fixture.context())).not.toContain('123456');
    await load(fixture);
    expect(fixture.output()).toMatchObject({ goTo: '/', forcedChange: 'weak' });
  });

  test('asks for the current password after a login by SMS, whose code is none', async () => {
    const fixture = await stored({ type: 'sms' }, {}, { firstTimeLogin: true });
    expect(fixture.view().changePassword?.getSnapshot().context.input.oldPassword).toBeUndefined();
  });

  test('passes on the password rule of the site', async () => {
    const followsRule = () => false;
    const fixture = await stored({ followsRule }, weak, {});
    const { input } = fixture.view().changePassword?.getSnapshot().context ?? {};
    expect(input).toMatchObject({ username: 'mira2026', oldPassword: '123456', followsRule });
  });

  test.each(['child', 'login'])(
    'can be left by signing out again (cancel of the %s)',
    async (who) => {
      const fixture = await stored({}, weak, {});
      if (who === 'child') fixture.view().changePassword?.send({ type: 'cancel' });
      else fixture.actor.send({ type: 'cancel' });
      await settle();
      expect(fixture.services.dropSession.calls).toHaveLength(1);
      expect(fixture.view()).toMatchObject({ values: { password: '' }, forcedChange: undefined });
      await answer(fixture.services.dropSession, undefined);
      expect(fixture.view()).toMatchObject({ step: 'form', failure: undefined });
    },
  );

  test('that the end of the session interrupts leads back to the form, with the reason', async () => {
    const fixture = await stored({}, weak, {});
    fixture.view().changePassword?.send({
      type: 'submit',
      values: { oldPassword: '', newPassword: 'NewPlay5', confirmNewPassword: 'NewPlay5' },
    });
    await settle();
    await fail(fixture.services.changePassword, failed({ kind: 'expired' }));
    await answer(fixture.services.dropSession, undefined);
    expect(fixture.view()).toMatchObject({ step: 'form', failure: { kind: 'expired' } });
  });
});
