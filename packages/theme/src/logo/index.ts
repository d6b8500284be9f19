/** A brand's logo: SVG that is a picture and nothing more. */
export { type CleanLogo, cleanLogo } from './clean-logo.ts';
export { logoRules } from './logo-rules.ts';
export { parseLogo } from './parse-logo.ts';
export { isUtf16, logoLimits } from './read-xml.ts';
export type { Removal } from './removals.ts';
