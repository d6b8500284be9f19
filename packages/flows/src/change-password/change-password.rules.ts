import type { Failure } from '@livery/api';
import type {
  ChangePasswordInput,
  ChangePasswordProblems,
  ChangePasswordValues,
} from './change-password.types.ts';

/** Spec §9: the weak password that still logs in, and cannot be chosen anywhere. */
export const weakPassword = '123456';

/** Spec §5: inputs are trimmed. */
export function trimmed(
  input: ChangePasswordInput,
  values: ChangePasswordValues,
): ChangePasswordValues {
  return {
    oldPassword: input.oldPassword ?? values.oldPassword.trim(),
    newPassword: values.newPassword.trim(),
    confirmNewPassword: values.confirmNewPassword.trim(),
  };
}

/** Spec §5: the current password only if it is asked for, the new one by the shared rule, the second equal to the first. */
export function problemsOf(
  input: ChangePasswordInput,
  values: ChangePasswordValues,
): ChangePasswordProblems {
  const { oldPassword, newPassword, confirmNewPassword } = trimmed(input, values);
  const followsRule = input.followsRule ?? (() => true);
  return {
    ...(oldPassword === '' && input.oldPassword === undefined
      ? { oldPassword: 'required' as const }
      : {}),
    ...(newPassword === ''
      ? { newPassword: 'required' as const }
      : newPassword === weakPassword
        ? { newPassword: 'weak' as const }
        : !followsRule(newPassword)
          ? { newPassword: 'rule' as const }
          : {}),
    ...(confirmNewPassword === ''
      ? { confirmNewPassword: 'required' as const }
      : confirmNewPassword !== newPassword
        ? { confirmNewPassword: 'different' as const }
        : {}),
  };
}

/** Whether the session ended meanwhile, so that there is nothing to change a password of. */
export function isEnd(failure: Failure): boolean {
  return failure.kind === 'expired' || (failure.kind === 'refused' && failure.code === 'EXPIRED');
}
