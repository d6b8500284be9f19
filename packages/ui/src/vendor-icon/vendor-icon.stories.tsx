import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { iconOf } from '../samples/pictures.ts';
import { VendorIcon } from './vendor-icon.tsx';

const meta = preview.meta({
  title: 'VendorIcon',
  component: VendorIcon,
  args: { name: 'Blue Kiln', src: iconOf('Blue Kiln'), onLoad: fn(), onError: fn() },
  parameters: { stress: { missing: { src: null } } },
});

export const Named = meta.story();
export const AsLink = meta.story({ args: { href: '/rng/blue-kiln' } });
export const Current = meta.story({
  args: { href: '/rng/blue-kiln', current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blue Kiln' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
});
export const IconAlone = meta.story({
  args: { show: 'icon' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Blue Kiln' })).toBeVisible());
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledOnce());
  },
});
export const WithoutPicture = meta.story({
  args: { src: null },
  play: async ({ args }) => {
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(args.onLoad).not.toHaveBeenCalled();
  },
});
