import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = preview.meta({
  title: 'VisuallyHidden',
  component: VisuallyHidden,
});

export const SpokenNotSeen = meta.story({
  name: 'Hides text from view only',
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
