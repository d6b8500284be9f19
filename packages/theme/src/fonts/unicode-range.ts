/** A test for a CSS `unicode-range` list, such as `U+0-FF,U+4??`: whether it holds a code point. */
export function rangeTest(range: string): (codePoint: number) => boolean {
  const parts = range.split(',').map((part) => {
    const text = part.trim().replace(/^U\+/i, '');
    const [from = '', to = from] = text.split('-');
    const least = Number.parseInt(from.replaceAll('?', '0'), 16);
    const most = Number.parseInt(to.replaceAll('?', 'F'), 16);
    return { least, most };
  });
  return (codePoint) => parts.some(({ least, most }) => codePoint >= least && codePoint <= most);
}
