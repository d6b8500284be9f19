/** Whether a path inside the site is one of a centre's, which stand over the site (spec §2): on a phone they fill the window. */
export function isInCentre(path: string): boolean {
  return /^\/(member|agent)(\/|$)/.test(path);
}
