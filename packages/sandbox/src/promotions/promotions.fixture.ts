import { activityList } from '@livery/api/contract/promotions';
import { newKey, openMoney } from '../money/money.fixture.ts';

/** The first bytes of a PNG, and as many more as are asked for. */
export function png(bytes = 16): File {
  const content = new Uint8Array(bytes);
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([content], 'rain.png', { type: 'image/png' });
}

/** A sandbox with what tests of promotions ask of it. */
export function openPromotions() {
  const opened = openMoney();
  return {
    ...opened,
    async member(username: string) {
      const own = await opened.member(username);
      return {
        ...own,
        /** The answer to an application, as a form with files sends it. */
        async apply(
          fields: { promotionId: string; comment?: string },
          images: readonly File[] = [],
          key = newKey(),
        ) {
          const body = new FormData();
          for (const [name, value] of Object.entries(fields)) body.append(name, value);
          for (const image of images) body.append('images', image);
          const answer = await opened.sandbox.fetch(
            new Request('http://localhost/wps/promotion/activity/apply', {
              method: 'POST',
              headers: { merchant: 'MAYURA', token: own.token, 'idempotency-key': key },
              body,
            }),
          );
          const { value, code } = await answer.json();
          return { status: answer.status, code, ...value };
        },
        /** The member's activity in a promotion. */
        async activity(promotionId: string) {
          const { list } = await own.call(activityList, {});
          return list.find((each) => each.promotionId === promotionId);
        },
      };
    },
  };
}
