import { lengthOf } from '@livery/api';
import { maxCommentLength } from '@livery/api/contract/member-fields';

/** What is wrong with a comment before it is sent; it may be empty. */
export type CommentProblem = 'tooLong';

/** What is wrong with a comment (spec §9): it is too long without the spaces around it; undefined when nothing is. */
export function commentProblem(comment: string): CommentProblem | undefined {
  return lengthOf(comment.trim()) > maxCommentLength ? 'tooLong' : undefined;
}
