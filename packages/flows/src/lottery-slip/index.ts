export {
  betOf,
  type LineProblem,
  linePicks,
  lineProblem,
  type PickWay,
  pickWay,
  quickPick,
  readNumbers,
  type SlipLine,
  slipRequest,
  totalOf,
} from './lottery-slip.rules.ts';
