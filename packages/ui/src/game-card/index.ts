export { GameCard, type GameCardProps } from './game-card.tsx';
export { GameGrid, type GameGridProps } from './game-grid.tsx';
