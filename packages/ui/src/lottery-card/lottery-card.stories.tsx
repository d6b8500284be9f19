import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../badge/index.ts';
import { atNoon, lotteryLabels, movableClock, noon } from '../samples/samples.ts';
import { LotteryCard } from './lottery-card.tsx';

const meta = preview.meta({
  title: 'LotteryCard',
  component: LotteryCard,
  args: {
    name: 'Five-minute six',
    numero: '907215',
    drawAt: noon + 154_000,
    lockAt: noon + 94_000,
    now: atNoon,
    play: { href: '/lottery', label: 'Play' },
    labels: lotteryLabels,
  },
  parameters: { stress: { missing: { numero: null, drawAt: null } } },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Five-minute six' })).toBeVisible();
    await expect(canvas.getByText('Bets close in')).toBeVisible();
    await expect(canvas.getByText('Closed, draw in')).not.toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:01:34');
  },
});
export const Locked = meta.story({ args: { lockAt: noon } });

const clock = movableClock();

export const Locks = meta.story({
  name: 'Counts to the draw once bets are closed, and keeps its size',
  args: { lockAt: noon + 2000, now: clock.now },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const size = () => [card.offsetHeight, canvas.getByRole('timer').offsetWidth];
    clock.move(noon - clock.now());
    await waitFor(() => expect(canvas.getByText('Bets close in')).toBeVisible());
    await document.fonts.ready;
    const before = size();
    clock.move(3000);
    await waitFor(() => expect(canvas.getByText('Closed, draw in')).toBeVisible());
    await expect(canvas.getByText('Bets close in')).not.toBeVisible();
    await expect(canvas.getByText('00:02:31')).toBeVisible();
    await expect(size()).toEqual(before);
  },
});
export const Partial = meta.story({
  args: { numero: '907', partial: true, drawAt: noon, lockAt: noon },
});
export const Hot = meta.story({ args: { badge: <Badge tone="accent">Hot</Badge> } });
export const Drawing = meta.story({ args: { drawAt: noon, lockAt: noon } });
export const Closed = meta.story({ args: { drawAt: null } });
export const BeforeTheFirstDraw = meta.story({ args: { numero: null } });
export const NameInVietnamese = meta.story({
  args: { name: 'Xổ số kiến thiết miền Bắc', nameLang: 'vi' },
});
