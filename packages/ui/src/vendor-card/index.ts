export { VendorCard, type VendorCardProps } from './vendor-card.tsx';
export { VendorGrid, type VendorGridProps } from './vendor-grid.tsx';
