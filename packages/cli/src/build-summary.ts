import type { BuildResult, FailedSite } from './build.ts';

/** What came of a build in which something was wrong: "3 built, 1 failed: india. Its last good pages stay." */
export function summaryOfFailure({ merchants, failed }: BuildResult): string {
  const built = `${merchants.length} built`;
  if (failed.length === 0) return `${built}; the errors above affect no merchant's pages.`;
  const kept = failed.filter(({ hasLastGood }) => hasLastGood);
  const without = failed.filter(({ hasLastGood }) => !hasLastGood);
  return [
    `${built}, ${failed.length} failed: ${namesOf(failed)}.`,
    ...(kept.length > 0 ? [`${whose(kept, failed)} stay.`] : []),
    ...(without.length > 0 ? [`No pages yet: ${namesOf(without)}.`] : []),
  ].join(' ');
}

function whose(kept: readonly FailedSite[], failed: readonly FailedSite[]): string {
  if (kept.length < failed.length) return `The last good pages of ${namesOf(kept)}`;
  return kept.length === 1 ? 'Its last good pages' : 'Their last good pages';
}

function namesOf(sites: readonly FailedSite[]): string {
  const names = sites.slice(0, most).map(({ folder }) => folder);
  const left = sites.length - names.length;
  return `${names.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}

/** Each is told by its findings as well; a line that names hundreds is read by nobody. */
const most = 20;
