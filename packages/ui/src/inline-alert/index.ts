export type { InlineAlertTone } from './inline-alert.contract.ts';
export { alertIcons } from './inline-alert.contract.ts';
export { InlineAlert, type InlineAlertProps } from './inline-alert.tsx';
