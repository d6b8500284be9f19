import { defineRule } from '@livery/theme/diagnostic';

/** What is wrong with a file or folder that the command line names. */
export const inputRules = {
  noBrand: defineRule({
    code: 'brand/not-found',
    severity: 'error',
    says: 'No brand.json found in {{word}}.{{guess}}',
    fix: 'Name a brand folder, or one of {{names}}. To create one, run "livery generate".',
  }),
  noBrandYet: defineRule({
    code: 'brand/not-found',
    severity: 'error',
    says: 'No brand.json found in {{word}}.',
    fix: 'Name a brand folder, or create a brand: livery generate --seed "#0a6a72" --out {{word}}',
  }),
  filledFolder: defineRule({
    code: 'out/not-empty',
    severity: 'error',
    says: '{{folder}} holds {{some}} already.',
    fix: "Use another folder, or add --force to replace the brand's files in it.",
  }),
  foreignFiles: defineRule({
    code: 'build/foreign-files',
    severity: 'error',
    says: '{{folder}} holds {{amount}} that no build wrote: {{some}}.',
    fix: 'Build into another folder, or empty this one yourself. A build removes only what it wrote.',
  }),
  noJavaScript: defineRule({
    code: 'build/no-javascript',
    severity: 'error',
    says: 'No JavaScript build found in {{folder}}.',
    fix: 'Run "npm run build" once, or set its folder with --app.',
  }),
  notBuilt: defineRule({
    code: 'preview/not-built',
    severity: 'error',
    says: 'No built pages found in {{folder}}.',
    fix: 'Run "livery build" first, or set their folder with --out.',
  }),
  noTokens: defineRule({
    code: 'import/missing',
    severity: 'error',
    says: 'File {{file}} does not exist.',
    fix: 'Correct the path.',
  }),
  tokensAreAFolder: defineRule({
    code: 'import/not-a-file',
    severity: 'error',
    says: '{{file}} is a folder, not a file.',
    fix: 'Name the file in it that holds the tokens.',
  }),
  tokensTooBig: defineRule({
    code: 'import/too-big',
    severity: 'error',
    says: '{{file}} has {{found}} MB; the maximum is 10 MB.',
    fix: 'Export the tokens without embedded images and fonts.',
  }),
  merchantExists: defineRule({
    code: 'new/exists',
    severity: 'error',
    says: '{{folder}} exists already.',
    fix: 'Choose another code, or edit the files that are there.',
  }),
  noBrandToWear: defineRule({
    code: 'new/no-brand',
    severity: 'error',
    says: 'No brand found in themes/{{brand}}.{{guess}}',
    fix: 'Create it first: livery generate --logo logo.svg --out themes/{{brand}}. Or use another one: --brand {{other}}.',
  }),
  brokenComponents: defineRule({
    code: 'diff/components',
    severity: 'error',
    says: '{{file}} is not valid JSON.',
    fix: 'Run "npm run components".',
  }),
  brokenPairs: defineRule({
    code: 'diff/painted-pairs',
    severity: 'error',
    says: '{{file}} is not valid JSON.',
    fix: 'Replace its content with {}, and update it by the all-states stories (docs/stories.md).',
  }),
};
