import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from './icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

const meta = preview.meta({
  title: 'Icon',
  component: Icon,
  args: { name: 'home' as const },
});

export const Medium = meta.story({
  play: async ({ canvas, canvasElement }) => {
    // Never alone: the text next to it has the meaning.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
export const Small = meta.story({ args: { size: 'sm' } });
export const Large = meta.story({ args: { size: 'lg' } });

export const Catalogue = meta.story({
  render: () => (
    <ul>
      {Object.keys(iconPaths).map((name) => (
        <li key={name}>
          {/* Object.keys forgets the names that it was given. */}
          <Icon name={name as IconName} size="lg" /> {name}
        </li>
      ))}
    </ul>
  ),
});
