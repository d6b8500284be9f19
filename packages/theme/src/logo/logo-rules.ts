import { defineRule } from '../document/rule.ts';

/** What is wrong with the SVG of a logo. */
export const logoRules = {
  tooLong: defineRule({
    code: 'logo/too-big',
    severity: 'error',
    says: 'The logo has more than {{most}} characters.',
    fix: 'Simplify the drawing, or export embedded pictures smaller.',
  }),
  tooMuchMarkup: defineRule({
    code: 'logo/too-big',
    severity: 'error',
    says: 'The logo has more than {{most}} characters besides embedded pictures.',
    fix: 'Simplify the drawing; a logo needs a few thousand.',
  }),
  tooManyTags: defineRule({
    code: 'logo/too-big',
    severity: 'error',
    says: 'The logo has more than {{most}} tags.',
    fix: 'Simplify the drawing; a logo needs at most a few hundred.',
  }),
  tooDeep: defineRule({
    code: 'logo/too-big',
    severity: 'error',
    says: 'The logo nests elements more than {{most}} deep.',
    fix: 'Ungroup the drawing and export it again.',
  }),
  tooMuchToDraw: defineRule({
    code: 'logo/too-big',
    severity: 'error',
    says: 'The logo draws more than {{most}} elements when its references are followed, or contains itself.',
    fix: 'Simplify the drawing; a logo needs at most a few hundred shapes.',
  }),
  notUtf8: defineRule({
    code: 'logo/broken',
    severity: 'error',
    says: 'The logo is not written in UTF-8: it looks like UTF-16.',
    fix: 'Save it as UTF-8.',
  }),
  notWellFormed: defineRule({
    code: 'logo/broken',
    severity: 'error',
    says: 'The logo is not well-formed SVG: {{reason}}.',
    fix: 'Open it in a drawing program and export it again as plain SVG.',
  }),
  notSvg: defineRule({
    code: 'logo/size',
    severity: 'error',
    says: 'The logo is not an SVG with a viewBox.',
    fix: 'Add viewBox="0 0 width height" to its <svg>.',
  }),
  declaresEntities: defineRule({
    code: 'logo/unsafe',
    severity: 'error',
    says: 'The logo declares entities, which can hide unsafe content.',
    fix: 'Export the logo as plain SVG.',
  }),
  unsafe: defineRule({
    code: 'logo/unsafe',
    severity: 'error',
    says: 'The logo contains {{what}}.',
    fix: 'Export the logo as plain shapes.',
  }),
  removed: defineRule({
    code: 'logo/removed',
    severity: 'warning',
    says: 'The logo contains {{what}}, which the site removes.',
    fix: 'Export the logo as plain shapes.',
  }),
};
