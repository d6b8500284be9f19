import type { ComponentType } from 'react';
import { codeQuery } from '../../app/code-query.ts';
import type { Services } from '../../app/services.tsx';

export { lotteryRoute } from './lottery.routes.ts';
export { stationsPage } from './stations-page.ts';

/** The last results, for home: their code and words come when the visitor comes near. */
export const latestResultsQuery = ({ loadWords }: Pick<Services, 'loadWords'>) =>
  codeQuery<ComponentType>('latest results', async () => {
    const [{ LatestResults }] = await Promise.all([
      import('./latest-results.tsx'),
      loadWords('around'),
    ]);
    return LatestResults;
  });
