import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { QrCode } from './qr-code.tsx';

const meta = preview.meta({
  title: 'QrCode',
  component: QrCode,
  args: { text: 'https://get.example.com/android', label: 'QR code for Android' },
  parameters: { stress: { missing: { text: '' } } },
});

/** CSS pixels from the edges of a code to its dark units: lines, whose own box has no thickness. */
const marginOf = (code: Element) => {
  const edge = code.getBoundingClientRect();
  const dark = code.querySelector('path');
  const place = dark?.getScreenCTM();
  if (!dark || !place) throw new Error('The code has no dark units.');
  const { x, y, width } = dark.getBBox();
  const left = place.e + x * place.a;
  const top = place.f + (y - 0.5) * place.d;
  return [left - edge.left, top - edge.top, edge.right - left - width * place.a].map(Math.round);
};

export const ByDefault = meta.story({
  name: 'Draws a 200 px code with a margin',
  parameters: { spec: ['9.34'] },
  render: (args) => (
    <>
      <QrCode {...args} />
      <QrCode {...args} size={132} label="QR code on the home page" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, size] of [
      ['QR code for Android', 200],
      ['QR code on the home page', 132],
    ] as const) {
      const code = canvas.getByRole('img', { name });
      const { width, height } = code.getBoundingClientRect();
      await expect([width, height]).toEqual([size, size]);
      await expect(marginOf(code)).toEqual([20, 20, 20]);
    }
  },
});
export const Described = meta.story({
  args: { description: 'Leads to get.example.com/android' },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code for Android' });
    await expect(code).toHaveAccessibleDescription('Leads to get.example.com/android');
  },
});
export const InDark = meta.story({
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    // Phones read dark on light only.
    const ground = canvas.getByRole('img').parentElement ?? document.body;
    const { backgroundColor, color } = getComputedStyle(ground);
    await expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  },
});
export const ALongText = meta.story({ args: { text: 'a'.repeat(600) } });
export const TooLong = meta.story({
  name: 'Keeps its size when the text is too long',
  args: { text: 'a'.repeat(3000) },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('img', { name: 'QR code for Android' });
    await expect(place).toHaveAttribute('data-state', 'error');
    await expect(place.getBoundingClientRect().width).toBe(200);
  },
});
