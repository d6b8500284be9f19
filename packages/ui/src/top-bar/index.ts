export { TopBar, type TopBarProps } from './top-bar.tsx';
export { TopNav, type TopNavItem, type TopNavProps } from './top-nav.tsx';
export { useNavMenu } from './use-nav-menu.ts';
