import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { codeQuery } from '../app/code-query.ts';
import { useNear } from '../app/use-near.ts';
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
  const room = useRef<HTMLDivElement>(null);
  const near = useNear(room);
  const { data: FooterColumns } = useQuery({ ...columnsQuery, enabled: near });
  return (
    <Footer>{FooterColumns ? <FooterColumns items={items} /> : <ColumnsRoom ref={room} />}</Footer>
  );
}
