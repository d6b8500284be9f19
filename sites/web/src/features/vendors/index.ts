export { VendorChoice } from './vendor-choice.tsx';
export { type PickedVendor, vendorGame } from './vendor-lead.ts';
export { vendorsPage } from './vendors-page.ts';
