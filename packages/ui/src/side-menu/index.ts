export {
  SideMenu,
  type SideMenuEntry,
  type SideMenuGroup,
  type SideMenuItem,
  type SideMenuProps,
} from './side-menu.tsx';
