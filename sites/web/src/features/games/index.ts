import type { ComponentType } from 'react';
import { codeQuery } from '../../app/code-query.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { Services } from '../../app/services.tsx';
import { sessionWords } from '../session/index.ts';

export { hallPaths, hallRoutes } from './games.routes.ts';
export { gamePath } from './hall/game-path.ts';
export { vendorPath } from './hall/vendor-path.ts';
export { loadVendorGamesDialog } from './vendor-games/load-vendor-games.ts';

const load = () => import('./favourite-mark.tsx');

/** A guest's page does without them: they load with the first game that a member could mark. */
export const FavouriteMark = lazyPart('favourites', async () => (await load()).FavouriteMark, {
  words: sessionWords,
});
export const FavouriteFailure = lazyPart(
  'failed favourite',
  async () => (await load()).FavouriteFailure,
  { words: sessionWords },
);

/** Areas of games with their vendors, for home: their code and words come when the visitor comes near. */
export const vendorLanesQuery = ({ loadWords }: Pick<Services, 'loadWords'>) =>
  codeQuery<ComponentType>('vendor lanes', async () => {
    const [{ VendorLanes }] = await Promise.all([
      import('./vendor-lanes.tsx'),
      loadWords('around'),
    ]);
    return VendorLanes;
  });
