import { imageTypes, maxImageBytes, maxImages } from '@livery/api/contract/files';

/** What is wrong with images before they are sent. */
export type ImagesProblem = 'required' | 'tooMany' | 'tooLarge' | 'type';

/**
 * What is wrong with images of a proof (spec §9): one at least, three at most together with those that the platform has, PNG or
 * JPEG, 5 MB each; undefined when nothing is.
 */
export function imagesProblem(images: readonly Blob[], kept = 0): ImagesProblem | undefined {
  if (images.length === 0) return 'required';
  if (images.length + kept > maxImages) return 'tooMany';
  if (images.some(({ type }) => !imageTypes.some((known) => known === type))) return 'type';
  if (images.some(({ size }) => size > maxImageBytes)) return 'tooLarge';
  return undefined;
}
