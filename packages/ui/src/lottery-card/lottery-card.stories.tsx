import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../badge/index.ts';
import { atNoon, lotteryLabels, noon } from '../samples/samples.ts';
import { LotteryCard } from './lottery-card.tsx';

const meta = preview.meta({
  title: 'LotteryCard',
  component: LotteryCard,
  args: {
    name: 'Five-minute six',
    numero: '907215',
    drawAt: noon + 154_000,
    now: atNoon,
    play: { href: '/lottery', label: 'Play' },
    labels: lotteryLabels,
  },
  parameters: { stress: { missing: { numero: null, drawAt: null } } },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Five-minute six' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:02:34');
  },
});
export const Hot = meta.story({ args: { badge: <Badge tone="accent">Hot</Badge> } });
export const Drawing = meta.story({ args: { drawAt: noon } });
export const Closed = meta.story({ args: { drawAt: null } });
export const BeforeTheFirstDraw = meta.story({ args: { numero: null } });
export const NameInVietnamese = meta.story({
  args: { name: 'Xổ số kiến thiết miền Bắc', nameLang: 'vi' },
});
