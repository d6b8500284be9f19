import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { iconOf } from '../samples/pictures.ts';
import { VendorIcon } from './vendor-icon.tsx';

const meta = preview.meta({
  component: VendorIcon,
  args: { name: 'Blue Kiln', src: iconOf('Blue Kiln') },
  parameters: { stress: { missing: { src: null } } },
});

export const Named = meta.story();
export const AsLink = meta.story({ args: { href: '/rng/blue-kiln' } });
export const IconAlone = meta.story({
  args: { show: 'icon' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Blue Kiln' })).toBeVisible());
  },
});
export const WithoutPicture = meta.story({ args: { src: null } });
