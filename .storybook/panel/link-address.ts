/** Storybook’s URL with the panel's edits in it: the same story, toolbar and panels. */
export function linkAddress(address: string, link: string): string {
  const url = new URL(address);
  const others = (url.searchParams.get('globals') ?? '')
    .split(';')
    .filter((global) => global !== '' && !global.startsWith('livery:'));
  // Written as Storybook writes it: URLSearchParams would escape the colons and semicolons.
  url.searchParams.delete('globals');
  const globals = [...others, `livery:${link}`].join(';');
  return `${url.href}${url.search === '' ? '?' : '&'}globals=${globals}`;
}
