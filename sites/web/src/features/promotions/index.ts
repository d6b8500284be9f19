import type { ComponentType } from 'react';
import { codeQuery } from '../../app/code-query.ts';
import type { Services } from '../../app/services.tsx';

export { promotionRoutes } from './promotions.routes.ts';

/** The promotions that run, for home: their code and words come when the visitor comes near. */
export const promotionLaneQuery = ({ loadWords }: Pick<Services, 'loadWords'>) =>
  codeQuery<ComponentType>('promotion lane', async () => {
    const [{ PromotionLane }] = await Promise.all([
      import('./promotion-lane.tsx'),
      loadWords('promotions'),
      loadWords('around'),
    ]);
    return PromotionLane;
  });
