import { type Look, modes, widths } from './examine.ts';
import { type Place, places, type Route, routes, type Visitor } from './places.ts';

/** One page to open, and how. */
export interface Visit {
  readonly place: Place;
  readonly path: string;
  readonly visitor: Visitor;
  readonly look: Look;
}

/** Pages of somebody who is not logged in; to a member they are those of another address. */
const isEntry = (path: string) => /^\/(login|register|forget)/.test(path);

const of = <Item>(list: readonly Item[], at: number): Item => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
};

/**
 * The nth visit of a route. Eight places and five widths have no divisor in common, so that forty visits in a row have every pair of
 * them; the mode turns over as often as all places have had their turn.
 */
function visit(
  { path, visitor }: Route,
  at: number,
  { place = of(places, at), fits = widths }: { place?: Place; fits?: readonly number[] } = {},
): Visit {
  const mode = of(modes, Math.floor(at / places.length));
  return { place, path, visitor, look: { width: of(widths, at), mode, fits } };
}

/** Every route once, in windows of all widths; every pair of place, width and mode for axe. An agent is a member as well, and logs in once for both centres. */
export const pairwise: readonly Visit[] = routes.map(({ path, visitor }, at) =>
  visit({ path, visitor: visitor === 'guest' ? 'guest' : 'agent' }, at),
);

/**
 * Every route at the merchants where `pairwise` has not been, in their languages by turns, in the narrowest window and one other; public
 * ones at every second merchant as a member. With all of it, every route in every place and width.
 */
export function everyMerchant(all: boolean): readonly Visit[] {
  const fits = all ? widths : [widths[0]];
  return routes.flatMap((route, at) =>
    places.flatMap((place, n) => {
      const merchant = Math.floor(n / 2);
      const isSeen = place.brand === of(places, at).brand;
      if (!all && (isSeen || n % 2 !== (at + merchant) % 2)) return [];
      const isOpen = route.visitor === 'guest' && !isEntry(route.path);
      const asMember = isOpen && merchant % 2 === Math.floor(at / 2) % 2;
      const visitor = asMember ? 'member' : route.visitor;
      return [visit({ path: route.path, visitor }, at * 3 + n * 11, { place, fits })];
    }),
  );
}
