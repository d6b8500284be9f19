import type { SnapshotFrom } from 'xstate';
import type { captchaMachine } from './captcha.machine.ts';

/** Everything that a form knows of its picture; undefined while none is wanted. */
export type CaptchaView =
  | {
      readonly image: string | undefined;
      readonly loading: boolean;
      readonly failed: boolean;
      /** A second has passed since the last picture. */
      readonly canRefresh: boolean;
    }
  | undefined;

export function selectCaptcha(snapshot: SnapshotFrom<typeof captchaMachine>): CaptchaView {
  if (snapshot.matches('beginning') || snapshot.matches('hidden')) return undefined;
  return {
    image: snapshot.context.image,
    loading: snapshot.matches('waiting') || snapshot.matches('loading'),
    failed: snapshot.matches('failed'),
    canRefresh: snapshot.can({ type: 'refresh' }),
  };
}
