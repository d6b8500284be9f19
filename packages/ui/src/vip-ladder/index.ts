export { VipLadder, type VipLadderProps, type VipLevel } from './vip-ladder.tsx';
