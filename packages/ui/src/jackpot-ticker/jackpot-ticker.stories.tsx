import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../link/index.ts';
import { atNoon, movableClock, noon } from '../samples/samples.ts';
import { JackpotTicker, jackpotPeriod } from './jackpot-ticker.tsx';

const format = (minor: bigint) => `₹${(Number(minor) / 100).toLocaleString('en-IN')}`;
const start = 5_270_000_000_000n;
const step = 16_511n;

const meta = preview.meta({
  title: 'JackpotTicker',
  component: JackpotTicker,
  args: { amount: () => format(start), now: atNoon, label: 'Grand jackpot' },
});

export const FromARealFeed = meta.story({
  args: {
    source: (
      <>
        <span>Crown Harbour</span>
        <span>As of 12:00 PM</span>
        <Link href="/game">Rules</Link>
      </>
    ),
  },
});

export const NotKnownYet = meta.story({
  args: { amount: () => '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grand jackpot').nextElementSibling).toHaveTextContent(/^\s*$/);
  },
});
export const Illustration = meta.story({
  args: { illustrationLabel: 'Illustration, not a real prize' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Illustration, not a real prize')).toBeVisible();
    await expect(canvas.getByText('₹52,70,00,00,000')).toBeVisible();
  },
});

const clock = movableClock();
const growing = () =>
  format(start + step * BigInt(Math.floor((clock.now() - noon) / jackpotPeriod)));
let parents = 0;

function Parent() {
  parents += 1;
  return <JackpotTicker amount={growing} now={clock.now} label="Grand jackpot" />;
}

export const StepsAlone = meta.story({
  name: 'Steps without rendering its parent',
  render: () => <Parent />,
  play: async ({ canvas }) => {
    const renders = parents;
    const shown = growing();
    clock.move(jackpotPeriod);
    await expect(growing()).not.toBe(shown);
    await waitFor(() => expect(canvas.getByText(growing())).toBeVisible(), {
      timeout: 15_000,
    });
    await expect(parents).toBe(renders);
  },
});
