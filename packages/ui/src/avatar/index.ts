export type { AvatarSize } from './avatar.contract.ts';
export { Avatar, type AvatarProps } from './avatar.tsx';
