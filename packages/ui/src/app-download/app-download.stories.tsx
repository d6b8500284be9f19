import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppDownload } from './app-download.tsx';

const meta = preview.meta({
  title: 'AppDownload',
  component: AppDownload,
  args: {
    title: 'The hall in your pocket',
    description: 'Point the camera of your phone at a code.',
    targets: [
      { name: 'Android', url: 'https://get.example.com/android', qrLabel: 'QR code for Android' },
      { name: 'iOS', url: 'https://get.example.com/ios', qrLabel: 'QR code for iOS' },
    ],
    direct: { label: 'Or open get.example.com on the phone', href: 'https://get.example.com' },
  },
  parameters: { stress: { missing: { targets: [], direct: undefined } } },
});

export const TwoSystems = meta.story({
  name: 'Shows QR codes and a download link',
  parameters: { spec: ['2.86'] },
  play: async ({ canvas }) => {
    for (const name of ['QR code for Android', 'QR code for iOS']) {
      const { width, height } = canvas.getByRole('img', { name }).getBoundingClientRect();
      await expect([width, height]).toEqual([132, 132]);
    }
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://get.example.com');
  },
});
export const InDark = TwoSystems.extend({ globals: { mode: 'dark' } });
