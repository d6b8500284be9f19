export { NumberGrid, type NumberGridProps } from './number-grid.tsx';
