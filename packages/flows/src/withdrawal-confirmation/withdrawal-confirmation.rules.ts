import { commentProblem } from '../shared/comment.ts';
import { imagesProblem } from '../shared/images.ts';
import type {
  ConfirmAnswer,
  ConfirmationProblems,
  ConfirmProof,
  ConfirmRequest,
  SentWithdrawal,
} from './withdrawal-confirmation.types.ts';

const over: readonly SentWithdrawal['state'][] = ['received', 'rejected', 'forcedReceived'];

/** Whether a withdrawal is final. */
export const isOver = ({ state }: SentWithdrawal) => over.includes(state);

/** A proof needs one to three images; its comment may be empty. */
export function problemsOf({ images, comment }: ConfirmProof): ConfirmationProblems {
  const [wrongImages, wrongComment] = [imagesProblem(images), commentProblem(comment)];
  return {
    ...(wrongImages ? { images: wrongImages } : {}),
    ...(wrongComment ? { comment: wrongComment } : {}),
  };
}

/** What is sent: images and a comment go with "not received" alone. */
export function requestOf(
  { reference }: SentWithdrawal,
  answer: ConfirmAnswer,
  { images, comment }: ConfirmProof,
): ConfirmRequest {
  if (answer !== 'notReceived') return { reference, answer, images: [] };
  const text = comment.trim();
  return { reference, answer, images: [...images], ...(text ? { comment: text } : {}) };
}
