import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = preview.meta({ component: VisuallyHidden });

export const SpokenNotSeen = meta.story({
  render: () => (
    <p>
      Balance <VisuallyHidden>in Indian rupees</VisuallyHidden> ₹1,250.00
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in Indian rupees').getBoundingClientRect().width).toBeLessThan(
      2,
    );
  },
});
