import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { badgeContract } from './badge.contract.ts';
import { Badge } from './badge.tsx';

const meta = preview.meta({
  title: 'Badge',
  component: Badge,
  args: { children: 'New' },
});

export const Neutral = meta.story();
export const WithIcon = meta.story({
  args: { tone: 'accent', icon: 'star', children: 'Hot' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Hot');
    // The icon adds nothing to the text.
    await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
export const EveryTone = meta.story({
  render: () => (
    <p>
      {badgeContract.tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </p>
  ),
});
