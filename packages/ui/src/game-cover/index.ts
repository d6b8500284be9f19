export { GameCover, type GameCoverProps } from './game-cover.tsx';
