import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { type Status, statusTones } from './status-pill.contract.ts';
import { StatusPill } from './status-pill.tsx';

const meta = preview.meta({
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
