/** (build manifest, merchant, theme, languages) → the files of a site. Pure. */
export { bootScript, bootScriptHash } from './boot-script.ts';
export { type EmittedFile, emitSite, type Logo, type SiteParts } from './emit-site.ts';
export { isKnownPath } from './known-paths.ts';
export type { Manifest, ManifestChunk } from './manifest.ts';
export type { PageWords } from './page.ts';
export { policyHeader, withDevelopmentPolicy } from './security-policy.ts';
export { everyHeader, gameHeaders, pageHeaders, pictureHeaders } from './site-headers.ts';
