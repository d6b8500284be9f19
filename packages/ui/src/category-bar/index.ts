export { type Category, CategoryBar, type CategoryBarProps } from './category-bar.tsx';
