import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { coverOf } from '../samples/pictures.ts';
import { avatarContract } from './avatar.contract.ts';
import { Avatar } from './avatar.tsx';

const meta = preview.meta({
  title: 'Avatar',
  component: Avatar,
  args: { name: 'Ravi Sharma', alt: 'Ravi Sharma' },
  parameters: { stress: { missing: { name: '', src: null } } },
});

export const Letters = meta.story({
  name: 'Initials',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ravi Sharma' })).toHaveTextContent('RS');
  },
});
export const Picture = meta.story({
  name: 'Image',
  args: { src: coverOf('Ravi Sharma', 'live') },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')?.naturalWidth ?? 0).toBeGreaterThan(0),
    );
  },
});
export const PictureFails = meta.story({
  name: 'Shows initials when the image fails',
  args: { src: '/no-such-face.png' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Ravi Sharma' })).toHaveTextContent('RS');
  },
});
export const NoLetters = meta.story({
  name: 'No initials',
  args: { name: '***', alt: 'A member' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').querySelector('svg')).not.toBeNull();
  },
});
export const BesideItsName = meta.story({
  name: 'Hides from screen readers next to the name',
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
export const SizesAndTones = meta.story({
  render: () => (
    <>
      {avatarContract.sizes.map((size) => (
        <p key={size}>
          {['Ravi Sharma', 'নীলা হোসেন', 'Nguyễn Ánh', 'สมชาย', 'an***7', '***'].map((name) => (
            <Avatar key={name} name={name} alt="" size={size} />
          ))}
        </p>
      ))}
    </>
  ),
});
