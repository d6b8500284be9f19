/** A path with what does not count in it taken away: the router matches letters in either case, and with a slash at the end. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

/**
 * The one spelling of a path: that of the route table, without a slash at the end. Whatever compares paths may then compare them as they are.
 *
 * @param patterns paths of the route table
 * @returns undefined when none of them is this path
 */
export function spelledPath(patterns: readonly string[], path: string): string | undefined {
  const plain = plainPath(path);
  const found = patterns.find((pattern) => plainPath(pattern) === plain);
  return found && (found.replace(/\/+$/, '') || '/');
}
