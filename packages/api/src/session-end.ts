/** Why a session ended, by the code that says so. */
const endReasons = {
  EXPIRED: 'expired',
  SIGNED_IN_ELSEWHERE: 'signedInElsewhere',
  PASSWORD_CHANGED: 'passwordChanged',
  ACCOUNT_EXCLUDED: 'excluded',
} as const;

/** Why a session ended by itself. */
export type SessionEndReason = (typeof endReasons)[keyof typeof endReasons];

/** The reason inside an answer of status 401; `expired` when the platform does not say. */
export function endReasonOf(code: string | undefined): SessionEndReason {
  return endReasons[code as keyof typeof endReasons] ?? 'expired';
}

/** Whether a refusal with another status than 401 says that the session is over. */
export function endsSession(code: string | undefined): boolean {
  return code === 'EXPIRED' || code === 'SIGNED_IN_ELSEWHERE' || code === 'PASSWORD_CHANGED';
}
