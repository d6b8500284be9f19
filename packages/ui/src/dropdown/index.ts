export { Dropdown, type DropdownProps } from './dropdown.tsx';
export { DropdownList, type DropdownListProps } from './dropdown-list.tsx';
