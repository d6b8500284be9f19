import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { type Status, statusTones } from './status-pill.contract.ts';
import { StatusPill } from './status-pill.tsx';

const meta = preview.meta({
  title: 'StatusPill',
  component: StatusPill,
  args: { status: 'processing' as const, children: 'Processing' },
});

export const Processing = meta.story();
export const Rejected = meta.story({
  args: { status: 'rejected', children: 'Rejected' },
  play: async ({ canvas }) => {
    // By words and by a drawing as well as by colour.
    const pill = canvas.getByText('Rejected').parentElement;
    await expect(pill).toHaveAttribute('data-tone', 'danger');
    await expect(pill?.querySelector('svg')).not.toBeNull();
  },
});
export const EveryState = meta.story({
  name: 'Every state',
  render: () => (
    <>
      {Object.keys(statusTones).map((status) => (
        // Object.keys forgets the names that it was given.
        <StatusPill key={status} status={status as Status}>
          {status}
        </StatusPill>
      ))}
    </>
  ),
});

const redeem = {
  'in-process': 'info',
  processing: 'info',
  rejected: 'danger',
  approved: 'success',
  done: 'success',
} as const;

export const OfARedeemedReward = meta.story({
  name: 'Distinguishes the four reward states',
  parameters: { spec: ['4.41'] },
  render: () => (
    <>
      {Object.keys(redeem).map((status) => (
        // Object.keys forgets the names that it was given.
        <StatusPill key={status} status={status as Status}>
          {status}
        </StatusPill>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [status, tone] of Object.entries(redeem)) {
      await expect(canvas.getByText(status).parentElement).toHaveAttribute('data-tone', tone);
    }
  },
});
