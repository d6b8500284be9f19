export { LotteryCard, type LotteryCardLabels, type LotteryCardProps } from './lottery-card.tsx';
