import { describe, expect, test } from 'vitest';
import { refused } from '../../test/failures.ts';
import { answer, fail } from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import { demand, type LoginFixture, loginAnswer, typed } from '../../test/login-fixture.ts';
import { accept, arrive, forgotten, store } from '../../test/login-steps.ts';

describe('a second step', () => {
  async function demanded() {
    const fixture = await arrive.submitLogin();
    await accept(fixture, { token: undefined, secondStep: demand });
    return fixture;
  }

  async function step(fixture: LoginFixture) {
    fixture.view().secondStep?.send({ type: 'choose', method: 'holder' });
    fixture.view().secondStep?.send({ type: 'submit', answer: 'Mira Rao' });
    await settle();
  }

  test('takes place between the answer and the session', async () => {
    const fixture = await demanded();
    expect(fixture.view().step).toBe('secondStep');
    expect(fixture.services.storeSession.calls).toHaveLength(0);
    await step(fixture);
    expect(fixture.services.verifyAnswer.last().input).toMatchObject({ ticket: 'K-1' });
    await answer(fixture.services.verifyAnswer, { ...loginAnswer, firstTimeLogin: true });
    expect(fixture.services.storeSession.last().input.token).toBe('T-1');
    await store(fixture);
    expect(fixture.view().forcedChange).toBe('firstLogin');
  });

  test('may be followed by another', async () => {
    const fixture = await demanded();
    await step(fixture);
    const next = { ...demand, ticket: 'K-2' };
    await answer(fixture.services.verifyAnswer, {
      ...loginAnswer,
      token: undefined,
      secondStep: next,
    });
    expect(fixture.view().step).toBe('secondStep');
    expect(fixture.view().secondStep?.getSnapshot().context.input.ticket).toBe('K-2');
  });

  test('that has expired leads back to the form with its reason, and keeps what was typed', async () => {
    const fixture = await demanded();
    await step(fixture);
    await fail(fixture.services.verifyAnswer, refused('STEP_EXPIRED'));
    expect(fixture.view()).toMatchObject({
      step: 'form',
      failure: { kind: 'refused', code: 'STEP_EXPIRED' },
      values: typed,
    });
    expect(fixture.context().answer).toBeUndefined();
  });

  test.each(['child', 'login'])(
    'that is cancelled leads back to the form without the password (%s)',
    async (who) => {
      const fixture = await demanded();
      if (who === 'child') fixture.view().secondStep?.send({ type: 'cancel' });
      else fixture.actor.send({ type: 'cancel' });
      await settle();
      expect(fixture.view()).toMatchObject({ step: 'form', failure: undefined, values: forgotten });
      expect(fixture.context().answer).toBeUndefined();
    },
  );
});
