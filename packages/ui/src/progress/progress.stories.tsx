import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { progressContract } from './progress.contract.ts';
import { ProgressBar, ProgressRing } from './progress.tsx';
import { Steps } from './steps.tsx';

const meta = preview.meta({
  title: 'ProgressBar',
  component: ProgressBar,
  args: { label: 'Turnover', value: 1200, max: 5000, text: '₹1,200 of ₹5,000' },
  parameters: { stress: { missing: { value: 0, max: 0 } } },
});

export const Line = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Turnover' });
    await expect(bar).toHaveAttribute('aria-valuetext', '₹1,200 of ₹5,000');
    await expect(bar).toHaveAttribute('aria-valuenow', '1200');
  },
});
export const NamedAround = meta.story({
  name: 'Leaves its name to the heading above it',
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Turnover' })).toBeVisible();
    await expect(canvas.getByText('Turnover').getBoundingClientRect().width).toBeLessThan(2);
    await expect(canvas.getByText('₹1,200 of ₹5,000')).toBeVisible();
  },
});
export const EveryTone = meta.story({
  render: (args) => (
    <>
      {progressContract.tones.map((tone, index) => (
        <ProgressBar key={tone} {...args} label={tone} tone={tone} value={1200 * (index + 1)} />
      ))}
    </>
  ),
});
export const Rings = meta.story({
  render: () => (
    <>
      <ProgressRing label="Level 3" value={64} text="64 %" />
      <ProgressRing label="Level 4" value={0} text="0 %" />
      <ProgressRing label="Level 5" value={100} text="Reached" tone="success">
        5
      </ProgressRing>
    </>
  ),
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Level 5' });
    await expect(ring).toHaveAttribute('aria-valuetext', 'Reached');
    await expect(ring).toHaveTextContent('5');
  },
});
export const BeyondItsEnds = meta.story({
  name: 'Limits values to its range',
  args: { value: 9000 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '5000');
    await expect(bar.style.getPropertyValue('--share')).toBe('1');
  },
});
export const InSteps = meta.story({
  name: 'Steps',
  render: () => (
    <Steps
      current={1}
      doneLabel="Done"
      steps={[
        { id: 'account', label: 'Account' },
        { id: 'phone', label: 'Mobile number' },
        { id: 'done', label: 'Finished' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Account Done');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
});
