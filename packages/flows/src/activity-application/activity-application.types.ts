import type { Failure, RequestOf } from '@livery/api';
import type { Activity, activityApply, activityClaim } from '@livery/api/contract/promotions';
import type { ActService } from '../act/act.types.ts';
import type { CommentProblem } from '../shared/comment.ts';
import type { ImagesProblem } from '../shared/images.ts';
import type { Service } from '../shared/port.ts';

export type { Activity };
export type ApplyRequest = RequestOf<typeof activityApply>;
export type ClaimRequest = RequestOf<typeof activityClaim>;

export interface ApplicationValues {
  /** At most 140 characters. */
  readonly comment: string;
  /** Three at most. */
  readonly images: readonly Blob[];
}

export interface ApplicationProblems {
  readonly comment?: CommentProblem;
  readonly images?: ImagesProblem;
}

export interface ApplicationInput {
  /** Gives a new key. */
  readonly newKey: () => string;
  /** The member's state in the promotion. */
  readonly activity: Activity;
}

export interface ApplicationServices {
  readonly apply: ActService<ApplyRequest, Activity>;
  readonly claim: ActService<ClaimRequest, Activity>;
  /** Reads the member's state in a promotion, by its id. */
  readonly readActivity: Service<string, Activity>;
}

export type ApplicationEvent =
  /** Joins, signs for today, or applies; the first two without comment and images. */
  | { readonly type: 'apply'; readonly values: ApplicationValues }
  | { readonly type: 'claim' }
  | { readonly type: 'refresh' }
  | { readonly type: 'leave' };

export interface ApplicationOutput {
  readonly activity: Activity;
}

export interface ApplicationContext {
  readonly input: ApplicationInput;
  readonly activity: Activity;
  readonly values: ApplicationValues;
  readonly problems: ApplicationProblems;
  /** Why the last act was not done. */
  readonly failure: Failure | undefined;
  /** Why the activity could not be read last. */
  readonly readFailure: Failure | undefined;
}
