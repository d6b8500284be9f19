import { pointsBalance, pointsRedeem, pointsRewards } from '@livery/api/contract/points';
import type { RedeemServices } from '@livery/flows/point-redeem';
import type { Services } from '../../app/services.tsx';

/** What a redemption calls (spec §7). */
export function redeemServices({ client }: Pick<Services, 'client'>): RedeemServices {
  return {
    readStart: async (rewardId, signal) => {
      const [{ points }, { list }] = await Promise.all([
        client.call(pointsBalance, {}, { signal }),
        client.call(pointsRewards, { rewardId }, { signal }),
      ]);
      return { points, reward: list[0] };
    },
    redeem: ({ request, key }, signal) =>
      client.call(pointsRedeem, request, { signal, idempotencyKey: key }),
  };
}
