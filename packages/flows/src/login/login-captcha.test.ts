import { describe, expect, test } from 'vitest';
import { failed, refused } from '../../test/failures.ts';
import { answer, fail } from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import { loginFixture, typed } from '../../test/login-fixture.ts';
import { accept, arrive, asked, prove, submit } from '../../test/login-steps.ts';
import { captchaRestMs } from '../captcha/captcha.machine.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';

describe('the captcha', () => {
  test('[spec 4.12] a failure keeps the form, and no captcha shows unless it is asked for', async () => {
    const fixture = loginFixture();
    await submit(fixture, { remember: true });
    await prove(fixture);
    await fail(fixture.services.submitLogin, refused('WRONG_CREDENTIALS'));
    expect(fixture.view()).toMatchObject({
      step: 'form',
      busy: false,
      canSubmit: true,
      captcha: undefined,
      failure: { kind: 'refused', code: 'WRONG_CREDENTIALS' },
      values: { ...typed, remember: true },
    });
    expect(fixture.services.loadCaptcha.calls).toHaveLength(0);
  });

  test('[spec 4.12] shows and loads its image when the answer carries the flag', async () => {
    const fixture = await arrive.submitLogin();
    await fail(fixture.services.submitLogin, refused('CAPTCHA_REQUIRED', true));
    expect(fixture.view()).toMatchObject({
      step: 'form',
      canSubmit: false,
      captcha: { image: undefined, loading: true, failed: false, canRefresh: false },
      values: typed,
    });
    await answer(fixture.services.loadCaptcha, { key: 'key-1', image: 'picture 1' });
    expect(fixture.view()).toMatchObject({
      canSubmit: true,
      captcha: { image: 'picture 1', loading: false, failed: false, canRefresh: false },
    });
  });

  test('is refreshed once per second at most', async () => {
    const fixture = await asked();
    const refresh = () => fixture.actor.send({ type: 'refreshCaptcha' });
    fixture.clock.increment(captchaRestMs - 1);
    refresh();
    expect(fixture.services.loadCaptcha.calls).toHaveLength(1);
    fixture.clock.increment(1);
    expect(fixture.view().captcha?.canRefresh).toBe(true);
    refresh();
    refresh();
    expect(fixture.services.loadCaptcha.calls).toHaveLength(2);
    expect(fixture.view().captcha).toMatchObject({ image: undefined, loading: true });
  });

  test('is not refreshed while its answer is on the way', async () => {
    const fixture = await asked();
    fixture.clock.increment(captchaRestMs);
    await submit(fixture, { captcha: 'abcd' });
    expect(fixture.view().captcha?.canRefresh).toBe(false);
    fixture.actor.send({ type: 'refreshCaptcha' });
    expect(fixture.services.loadCaptcha.calls).toHaveLength(1);
  });

  test('is renewed by every rejection, because its image is used up, and not within a second', async () => {
    const fixture = await asked();
    await submit(fixture, { captcha: 'abcd' });
    await prove(fixture);
    await fail(fixture.services.submitLogin, refused('WRONG_CREDENTIALS'));
    expect(fixture.view()).toMatchObject({
      captcha: { loading: true, image: undefined },
      values: { ...typed, captcha: '' },
    });
    expect(fixture.services.loadCaptcha.calls).toHaveLength(1);
    fixture.clock.increment(captchaRestMs);
    expect(fixture.services.loadCaptcha.calls).toHaveLength(2);
  });

  test('stays unchanged after a failure that may not have reached the platform', async () => {
    const fixture = await asked();
    await submit(fixture, { captcha: 'abcd' });
    await prove(fixture);
    await fail(fixture.services.submitLogin, failed({ kind: 'offline' }));
    expect(fixture.view()).toMatchObject({
      captcha: { image: 'picture 1', loading: false },
      values: { ...typed, captcha: 'abcd' },
    });
  });

  test('that does not load can be retried, and times out', async () => {
    const fixture = await asked();
    fixture.clock.increment(captchaRestMs);
    fixture.actor.send({ type: 'refreshCaptcha' });
    await fail(fixture.services.loadCaptcha, failed({ kind: 'offline' }));
    expect(fixture.view()).toMatchObject({ canSubmit: false, captcha: { failed: true } });
    expect(fixture.view().captcha?.canRefresh).toBe(false);
    fixture.clock.increment(captchaRestMs);
    fixture.actor.send({ type: 'refreshCaptcha' });
    const call = fixture.services.loadCaptcha.last();
    fixture.clock.increment(serviceTimeoutMs - 1);
    expect(fixture.view().captcha).toMatchObject({ loading: true });
    fixture.clock.increment(1);
    expect(fixture.view().captcha).toMatchObject({ failed: true, loading: false });
    call.answer({ key: 'key-9', image: 'late' });
    await settle();
    expect(fixture.view().captcha).toMatchObject({ failed: true, image: undefined });
    expect(fixture.services.loadCaptcha.calls).toHaveLength(3);
  });

  test('is removed after a correct answer', async () => {
    const fixture = await asked();
    await submit(fixture, { captcha: 'abcd' });
    await prove(fixture);
    await accept(fixture);
    expect(fixture.view().captcha).toBeUndefined();
    expect(fixture.context()).toMatchObject({ captcha: undefined });
  });
});
