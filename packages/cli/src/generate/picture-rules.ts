import { defineRule } from '@livery/theme/diagnostic';

/** Why a picture cannot become a brand's logo, besides what `logoRules` say of an SVG. */
export const pictureRules = {
  missing: defineRule({
    code: 'logo/missing',
    severity: 'error',
    says: 'File {{file}} does not exist.',
    fix: 'Correct the path after --logo.',
  }),
  tooManyBytes: defineRule({
    code: 'logo/too-big',
    severity: 'error',
    says: '{{file}} has {{found}} MB; the maximum is 2 MB.',
    fix: 'Export the logo as SVG, or as a PNG of about 640 pixels.',
  }),
  empty: defineRule({
    code: 'logo/empty',
    severity: 'error',
    says: '{{file}} is empty.',
    fix: 'Export the logo again.',
  }),
  format: defineRule({
    code: 'logo/format',
    severity: 'error',
    says: '{{file}} is neither SVG nor PNG.',
    fix: 'Export the logo as SVG (best) or PNG.',
  }),
  undrawable: defineRule({
    code: 'logo/broken',
    severity: 'error',
    says: '{{file}} cannot be drawn: {{reason}}.',
    fix: 'Open it in a drawing program, convert text to paths and export it as plain SVG.',
  }),
  brokenPng: defineRule({
    code: 'logo/broken',
    severity: 'error',
    says: '{{file}} is not a valid PNG: {{reason}}.',
    fix: 'Export the logo again; the file is truncated or damaged.',
  }),
  noPixels: defineRule({
    code: 'logo/no-size',
    severity: 'error',
    says: '{{file}} is {{width}} × {{height}} pixels.',
    fix: 'Export the logo again, about 640 pixels wide.',
  }),
  tooManyPixels: defineRule({
    code: 'logo/too-big',
    severity: 'error',
    says: '{{file}} is {{width}} × {{height}} pixels; the maximum is 25 million.',
    fix: 'Export the logo about 640 pixels wide.',
  }),
  invisible: defineRule({
    code: 'logo/nothing-visible',
    severity: 'error',
    says: '{{file}} is invisible: every pixel is transparent.',
    fix: 'Export the logo with filled shapes and with text converted to paths.',
  }),
};
