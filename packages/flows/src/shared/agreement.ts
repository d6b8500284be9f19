/** What a visitor has to say before an account is opened (spec §5). */
export interface Agreement {
  /** Old enough; never ticked beforehand. */
  readonly ageConfirmed: boolean;
  readonly termsAccepted: boolean;
  /** Version of the terms that the visitor saw. */
  readonly termsVersion: string;
  /** A box of its own, not ticked beforehand. */
  readonly marketingConsent: boolean;
}

/** What of it is still to be said. */
export type Unsaid = 'terms' | 'age';

/** What an agreement lacks. */
export function unsaidOf({ termsAccepted, ageConfirmed }: Agreement): Unsaid[] {
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
  // sent only when everything is said
  return { ageConfirmed: true, termsVersion, marketingConsent };
}
