export { type Status, statusTones } from './status-pill.contract.ts';
export { StatusPill, type StatusPillProps } from './status-pill.tsx';
