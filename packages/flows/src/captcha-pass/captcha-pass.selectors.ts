import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { CaptchaView } from '../captcha/captcha.selectors.ts';
import type { captchaPassMachine } from './captcha-pass.machine.ts';

/** The screen's view of a picture that is read for a pass. */
export interface CaptchaPassView {
  readonly step: 'form' | 'sending' | 'done';
  readonly captcha: CaptchaView;
  readonly failure: Failure | undefined;
}

export function selectCaptchaPass(
  snapshot: SnapshotFrom<typeof captchaPassMachine>,
): CaptchaPassView {
  const { captcha, failure } = snapshot.context;
  const step = snapshot.matches('done')
    ? 'done'
    : snapshot.matches({ open: 'sending' })
      ? 'sending'
      : 'form';
  return {
    step,
    captcha: captcha && { ...captcha, canRefresh: captcha.canRefresh && step === 'form' },
    failure,
  };
}
