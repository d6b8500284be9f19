export { Icon, type IconProps } from './icon.tsx';
export { type IconName, iconPaths } from './icon-paths.ts';
