import { commentProblem } from '../shared/comment.ts';
import { imagesProblem } from '../shared/images.ts';
import type { ApplicationProblems, ApplicationValues } from './activity-application.types.ts';

/** Comment and images may be left out; what is filled in keeps the limits of spec §9. */
export function problemsOf({ comment, images }: ApplicationValues): ApplicationProblems {
  const wrongComment = commentProblem(comment);
  const wrongImages = images.length > 0 ? imagesProblem(images) : undefined;
  return {
    ...(wrongComment ? { comment: wrongComment } : {}),
    ...(wrongImages ? { images: wrongImages } : {}),
  };
}
