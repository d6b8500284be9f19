import type { Rule } from '@livery/theme/diagnostic';

/** Rules of one kind of file, under a heading. */
export interface Area {
  readonly title: string;
  readonly rules: readonly Rule[];
}

const cell = (text: string) =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replace(/\{\{(\w+)\}\}/g, '*$1*');

const row = ({ code, severity, says, fix }: Rule) =>
  `| \`${code}\` | ${severity} | ${cell(says)} | ${cell(fix)} |`;

/** The page of all codes. A word in italics stands for what differs from finding to finding. */
export function renderCodes(areas: readonly Area[]): string {
  const parts = areas.map(({ title, rules }) => {
    const rows = [...rules].sort((a, b) => a.code.localeCompare(b.code, 'en')).map(row);
    return `## ${title}\n\n| Code | Severity | Finding | Fix |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Codes of findings

<!-- Written by \`npm run diagnostics\` from the rules. Change a rule, not this page. -->

Every finding of a command, a build or the site's server is of one of these rules. A code never changes its meaning; rules of one code differ in their fix.
Words in *italics* differ from finding to finding.

${parts.join('\n')}`;
}
