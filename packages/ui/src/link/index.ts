export { Link, type LinkProps } from './link.tsx';
export { type LinkComponent, LinkProvider, useLinkComponent } from './link-provider.ts';
