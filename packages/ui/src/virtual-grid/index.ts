export { VirtualGrid, type VirtualGridProps } from './virtual-grid.tsx';
