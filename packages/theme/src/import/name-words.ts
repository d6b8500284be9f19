/** Words that say where a token lives, not what it is for. */
const places = new Set(
  'color colors colour colours token tokens global semantic alias sys ref md theme core primitive primitives palette'.split(
    ' ',
  ),
);

/** Words that say "the usual one of these". */
const usual = new Set('default base main normal rest'.split(' '));

/**
 * What a token's name says, in small letters, whichever way it was put together: `color.brand-primary`,
 * `Color/BrandPrimary` and `md.sys.color.brand_primary.default` are all `brand primary`.
 */
export function nameWords(name: string): readonly string[] {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([a-zA-Z])(\d)/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !places.has(word));
  const meant = words.filter((word) => !usual.has(word));
  // `border.default` keeps "border"; a name of nothing but "default" keeps that.
  return meant.length > 0 ? meant.filter((word, index) => word !== meant[index - 1]) : words;
}
