export {
  type GridHandle,
  type GridView,
  VirtualGrid,
  type VirtualGridProps,
} from './virtual-grid.tsx';
