import { Svg } from './icon.styles.ts';
import { directional, type IconName, iconPaths } from './icon-paths.ts';

export type IconProps = {
  name: IconName;
  /** `md` is 1.5 em of the text around it, `sm` 1.15 em, `lg` 2 em. Default `md`. */
  size?: 'sm' | 'md' | 'lg';
};

/**
 * A line icon in the colour of the text. Always next to text or inside a labelled control, so hidden from screen readers.
 */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <Svg
      data-part="svg"
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-size={size}
      data-directional={directional.has(name) || undefined}
    >
      <path d={iconPaths[name]} />
    </Svg>
  );
}
