import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../link/index.ts';
import { Timeline, type TimelineStep } from './timeline.tsx';

const steps: TimelineStep[] = [
  { id: 'asked', state: 'done', title: 'Asked for', time: '15 January, 18:02' },
  { id: 'checked', state: 'done', title: 'Checked', time: '15 January, 18:20' },
  {
    id: 'paid',
    state: 'current',
    title: 'On its way to your bank',
    detail: 'Most banks show it within two hours.',
  },
  { id: 'received', state: 'waiting', title: 'Received' },
];

const meta = preview.meta({
  title: 'Timeline',
  component: Timeline,
  args: {
    steps,
    labels: { done: 'Done', current: 'Now', waiting: 'Not yet', failed: 'Failed' },
  },
  parameters: { stress: { missing: { steps: [] } } },
});

export const OnItsWay = meta.story({
  name: 'In progress',
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Asked for Done15 January, 18:02',
      'Checked Done15 January, 18:20',
      'On its way to your bank NowMost banks show it within two hours.',
      'Received Not yet',
    ]);
  },
});
export const Failed = meta.story({
  args: {
    steps: [
      { id: 'asked', state: 'done', title: 'Asked for', time: '15 January, 18:02' },
      {
        id: 'paid',
        state: 'failed',
        title: 'The bank sent it back',
        detail: <Link href="#account">Look at the account number</Link>,
      },
    ],
  },
});
export const Done = meta.story({
  args: { steps: [{ id: 'a', state: 'done', title: 'Received', time: '15 January, 19:10' }] },
});
