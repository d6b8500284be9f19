import { codeQuery } from '../app/code-query.ts';
import { useCodeWhenNear } from '../app/use-code-when-near.ts';
import { Footer } from './footer.tsx';
import type { NavigationItem } from './navigation.ts';
import { ColumnsRoom } from './shell.styles.ts';

/** Few visits reach the end of a page: the code comes when one does. */
const columnsQuery = codeQuery(
  'footer columns',
  async () => (await import('./footer-columns.tsx')).FooterColumns,
);

/** The open site's footer (spec §2). Its legal block is there at once, the columns above it when the visitor comes near. */
export function SiteFooter({ items }: { items: readonly NavigationItem[] }) {
  const { place, code } = useCodeWhenNear(columnsQuery);
  const FooterColumns = code.data;
  return (
    <Footer>{FooterColumns ? <FooterColumns items={items} /> : <ColumnsRoom ref={place} />}</Footer>
  );
}
