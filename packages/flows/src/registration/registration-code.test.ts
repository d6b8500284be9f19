import { PhoneVerificationError } from '@livery/api/third-party-sms';
import { describe, expect, test } from 'vitest';
import { refused } from '../../test/failures.ts';
import { answer, fail } from '../../test/flow-fixture.ts';
import { settle } from '../../test/held.ts';
import {
  again,
  registrationFixture,
  submit,
  submitted,
  withFields,
} from '../../test/registration-fixture.ts';
import { selectSmsCode } from '../sms-code/sms-code.selectors.ts';

describe('a code by SMS', () => {
  test('[spec 4.17] of a third party is checked before the call, which carries its token', async () => {
    const at = registrationFixture({ code: 'thirdParty' });
    await submit(at);
    expect(at.view()).toMatchObject({ step: 'confirming', busy: true });
    expect(at.services.confirmCode.last().input).toEqual({
      number: { countryDialingCode: '91', mobileNo: '9812345678' },
      code: ' 12 34 ',
    });
    await answer(at.services.confirmCode, 'F-1');
    await answer(at.services.getProof, 'P-1');
    const { request } = at.services.register.last().input;
    expect(request).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'F-1' });
    expect(request).not.toHaveProperty('verificationCode');
  });

  test('is checked once for the same number and code, because it is used up', async () => {
    const at = registrationFixture({ code: 'thirdParty' });
    await submit(at);
    await answer(at.services.confirmCode, 'F-1');
    await answer(at.services.getProof, 'P-1');
    await fail(at.services.register, refused('USERNAME_TAKEN'));
    await again(at, withFields({ username: 'mira2027' }));
    expect(at.services.confirmCode.calls).toHaveLength(1);
    expect(at.services.register.last().input.request.firebaseIdToken).toBe('F-1');
    await fail(at.services.register, refused('CODE_EXPIRED'));
    await submit(at);
    expect(at.view().step).toBe('confirming');
  });

  test.each([
    { mobileNum: '9812345679' },
    { verificationCode: '9' },
    { countryDialingCode: '880' },
  ])('is checked again for another number or code: %o', async (fields) => {
    const at = registrationFixture({ code: 'thirdParty' });
    await submit(at);
    await answer(at.services.confirmCode, 'F-1');
    await answer(at.services.getProof, 'P-1');
    await fail(at.services.register, refused('FIELD_INVALID'));
    await submit(at, withFields(fields));
    expect(at.view().step).toBe('confirming');
  });

  test('is not checked for a form without a number', async () => {
    const at = registrationFixture({ code: 'thirdParty' });
    await submit(at, withFields({ mobileNum: undefined }));
    expect(at.view().step).toBe('proving');
  });

  test.each(['platform', 'none'] as const)('from "%s" is sent as it was typed', async (code) => {
    const at = await submitted({ code });
    expect(at.services.register.last().input.request).toMatchObject({
      verificationCode: ' 12 34 ',
    });
  });

  test('that the provider rejects is reported by its meaning, and the form is kept', async () => {
    const at = registrationFixture({ code: 'thirdParty' });
    await submit(at);
    await fail(at.services.confirmCode, new PhoneVerificationError('auth/code-expired'));
    expect(at.view()).toMatchObject({
      step: 'form',
      failure: { kind: 'phone', reason: 'codeInvalid' },
    });
    expect(at.view().values.fields.password).toBe('Play4fun');
  });

  test.each([
    ['thirdParty', 60, 0],
    ['platform', 120, 1],
  ] as const)('is sent by the button of the form, by %s', async (code, seconds, proofs) => {
    const at = registrationFixture({ code });
    const button = at.view().smsCode;
    button?.send({ type: 'send', number: { countryDialingCode: '91', mobileNo: '9812345678' } });
    await settle();
    expect(at.services.getProof.calls).toHaveLength(proofs);
    if (proofs > 0) await answer(at.services.getProof, 'P-0');
    await answer(at.services.sendCode, { expiredMinutes: 2 });
    expect(button && selectSmsCode(button.getSnapshot()).secondsLeft).toBe(seconds);
  });
});
