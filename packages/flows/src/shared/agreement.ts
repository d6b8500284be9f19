/** What a visitor confirms before an account is opened (spec §5). */
export interface Agreement {
  /** Old enough; never ticked beforehand. */
  readonly ageConfirmed: boolean;
  readonly termsAccepted: boolean;
  /** Version of the terms that the visitor saw. */
  readonly termsVersion: string;
  /** A separate box, not ticked beforehand. */
  readonly marketingConsent: boolean;
}

/** What is not confirmed yet. */
export type AgreementProblem = 'terms' | 'age';

/** What an agreement lacks. */
export function agreementProblems({ termsAccepted, ageConfirmed }: Agreement): AgreementProblem[] {
  return [
    ...(termsAccepted ? [] : (['terms'] as const)),
    ...(ageConfirmed ? [] : (['age'] as const)),
  ];
}

/** An agreement as the platform takes it. */
export function agreementSent({
  termsVersion,
  marketingConsent,
}: Pick<Agreement, 'termsVersion' | 'marketingConsent'>) {
  // sent only when everything is confirmed
  return { ageConfirmed: true, termsVersion, marketingConsent };
}
