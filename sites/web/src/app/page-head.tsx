import type { ReactNode } from 'react';
import { Head } from '../styles/page.styles.ts';
import { usePageTitle } from './page-title.ts';

/** The head of a public page: its one heading, a sentence below it, and the browser's tab by the same name. */
export function PageHead({
  title,
  lead,
  lang,
}: {
  title: string;
  lead: ReactNode;
  /** Of a title that the platform wrote in another language than the page's. */
  lang?: string | undefined;
}) {
  usePageTitle(title);
  return (
    <Head>
      <h1 lang={lang}>{title}</h1>
      <p>{lead}</p>
    </Head>
  );
}
