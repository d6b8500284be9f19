import type { SnapshotFrom } from 'xstate';
import type { captchaMachine } from './captcha.machine.ts';

/** The form's view of its captcha; undefined while none is required. */
export type CaptchaView =
  | {
      readonly image: string | undefined;
      /** Goes with the answer. */
      readonly key: string | undefined;
      readonly loading: boolean;
      readonly failed: boolean;
      /** A second has passed since the last image. */
      readonly canRefresh: boolean;
    }
  | undefined;

export function selectCaptcha(snapshot: SnapshotFrom<typeof captchaMachine>): CaptchaView {
  if (snapshot.matches('beginning') || snapshot.matches('hidden')) return undefined;
  return {
    image: snapshot.context.picture?.image,
    key: snapshot.context.picture?.key,
    loading: snapshot.matches('waiting') || snapshot.matches('loading'),
    failed: snapshot.matches('failed'),
    canRefresh: snapshot.can({ type: 'refresh' }),
  };
}
