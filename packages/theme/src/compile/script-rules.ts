/** Line heights by script, so that stacked marks are never cut; the same for every brand. */
const byScript = [
  { languages: ['th', 'lo', 'km', 'my'], body: 1.65, heading: 1.35, larger: true },
  { languages: ['bn'], body: 1.65, heading: 1.45, larger: true },
  { languages: ['hi', 'mr', 'ne'], body: 1.7, heading: 1.45, larger: false },
  { languages: ['vi'], body: 1.55, heading: 1.3, larger: false },
] as const;

const plain = { body: 1.5, heading: 1.2 };

const leading = (body: number, heading: number) =>
  `--leading-body:${body};--leading-heading:${heading}`;

/** Thai and Bengali look smaller than Latin at the same size: one pixel more reads alike. */
const sizes = (more: string) =>
  (['xs', 'sm', 'md'] as const)
    .map((size, index) => `--size-${size}:${wrap([0.75, 0.875, 1][index] ?? 1, more)}`)
    .join(';');

const wrap = (rem: number, more: string) => (more ? `calc(${rem}rem + ${more})` : `${rem}rem`);

/**
 * Rules for the scope itself and for any element inside it that says its language, such as a text of the platform in
 * another language than the page.
 */
export function scriptRules(selector: string): string {
  const reset = `${selector} [lang]{${leading(plain.body, plain.heading)};${sizes('')}}`;
  const rules = byScript.map(({ languages, body, heading, larger }) => {
    const lang =
      languages.length === 1
        ? `:lang(${languages[0]})`
        : `:is(${languages.map((tag) => `:lang(${tag})`).join(',')})`;
    const more = larger ? `;${sizes('1px')}` : '';
    return `${selector}${lang},${selector} [lang]${lang}{${leading(body, heading)}${more}}`;
  });
  return [reset, ...rules].join('');
}
