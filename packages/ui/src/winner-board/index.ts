export { type Winner, WinnerBoard, type WinnerBoardProps } from './winner-board.tsx';
