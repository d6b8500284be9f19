import { lazyComponent } from '../../app/lazy-component.ts';

const load = () => import('./favourite-mark.tsx');

/** A guest's page does without them: they load with the first game that a member could mark. */
export const FavouriteMark = lazyComponent('favourites', async () => (await load()).FavouriteMark);
export const FavouriteFailure = lazyComponent(
  'favourites',
  async () => (await load()).FavouriteFailure,
);
