import type { ComponentType } from 'react';
import { codeQuery } from '../../app/code-query.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { lazyWords } from '../../app/lazy-words.ts';
import type { Services } from '../../app/services.tsx';
import { sessionWords } from '../session/index.ts';

type Loading = Pick<Services, 'loadWords'>;

/** The right bar stands in the page's HTML; its code and words come when the visitor comes near. */
export const rightBarQuery = (services: Loading) =>
  codeQuery<ComponentType>('right bar', async () => {
    const [{ RightBar }] = await Promise.all([
      import('./right-bar.tsx'),
      services.loadWords('around'),
      sessionWords(services),
    ]);
    return RightBar;
  });

/** Guests have nothing to continue: it loads for members alone. */
export const ContinueRow = lazyPart(
  'continue',
  async () => (await import('./continue-row.tsx')).ContinueRow,
  { words: lazyWords('words of continue', ['around']) },
);
