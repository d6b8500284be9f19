export { type BadgeTone, badgeContract } from './badge.contract.ts';
export { Badge, type BadgeProps } from './badge.tsx';
