export { VendorIcon, type VendorIconProps } from './vendor-icon.tsx';
