/** (build manifest, merchant, theme, languages) → the files of a site. Pure. */
export { type EmittedFile, emitSite, type Logo, type SiteParts } from './emit-site.ts';
export type { RenderedScreen, Renderer } from './first-screen.ts';
export type { HelpText } from './help-text.ts';
export { isKnownPath, outlineFile, pageFile } from './known-paths.ts';
export type { Manifest, ManifestChunk } from './manifest.ts';
export { type PageWords, scriptsOf } from './page.ts';
export { siteFiles } from './search-files.ts';
export { policyHeader, withDevelopmentPolicy } from './security-policy.ts';
export { sharing } from './shared-screens.ts';
export {
  answerHeaders,
  everyHeader,
  gameHeaders,
  pageHeaders,
  pictureHeaders,
} from './site-headers.ts';
export type { AppPictures } from './web-manifest.ts';
