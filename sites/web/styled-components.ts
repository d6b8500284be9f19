/**
 * What the builds do to styled components: white space leaves the styles' text, and each component is named after its file,
 * so that its class is the same in the HTML and in the browser.
 */
export const styledComponents = {
  displayName: false,
  ssr: true,
  minify: true,
  pure: true,
  transpileTemplateLiterals: false,
} as const;
