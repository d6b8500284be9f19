/** A brand's logo: SVG that is a picture and nothing more. */
export { type CleanLogo, cleanLogo } from './clean-logo.ts';
export { parseLogo } from './parse-logo.ts';
export { logoLimits } from './read-xml.ts';
export type { Removal } from './removals.ts';
