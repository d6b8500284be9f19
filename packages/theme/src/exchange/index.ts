/** A theme for other tools: W3C Design Tokens, CSS custom properties, TypeScript. */
export { exportCss } from './export-css.ts';
export { exportDtcg } from './export-dtcg.ts';
export { exportTypescript } from './export-typescript.ts';
