import {
  type PointsKind,
  pointsKinds,
  type RedeemState,
  type RewardType,
  redeemStates,
  rewardTypes,
} from '@livery/api/contract/points';

/** What the address of the point mall may hold; all of it as anyone may have written it. */
export interface MallSearch {
  readonly view?: unknown;
  /** Id of a reward that is shown alone. */
  readonly item?: unknown;
  readonly type?: unknown;
  /** `1` for rewards that the member's points cover. */
  readonly within?: unknown;
  readonly status?: unknown;
  readonly kind?: unknown;
}

/** Parts of the mall, in the order in which they are offered; the first needs no login. */
export const views = ['rewards', 'records', 'points', 'convert'] as const;
export type MallView = (typeof views)[number];

/** What an address asks to see. */
export interface MallAddress {
  readonly view: MallView;
  readonly item: string | undefined;
  readonly type: RewardType | undefined;
  readonly within: boolean;
  readonly status: RedeemState | undefined;
  readonly kind: PointsKind | undefined;
}

/** Reads an address; a value that means nothing is as if it were not there. */
export function mallIn({ view, item, type, within, status, kind }: MallSearch): MallAddress {
  const id = typeof item === 'number' ? String(item) : item;
  return {
    view: views.find((each) => each === view) ?? 'rewards',
    item: typeof id === 'string' && id !== '' ? id : undefined,
    type: rewardTypes.find((each) => each === type),
    within: String(within) === '1',
    status: redeemStates.find((each) => each === status),
    kind: pointsKinds.find((each) => each === kind),
  };
}
