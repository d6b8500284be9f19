export { gameLaunchMachine, gameLaunchWith } from './game-launch.machine.ts';
export { isSame } from './game-launch.rules.ts';
export { type GameLaunchView, selectGameLaunch } from './game-launch.selectors.ts';
export type {
  ClosedGame,
  CloseRequest,
  GameLaunchInput,
  GameLaunchOutput,
  GameLaunchServices,
  OpenGames,
} from './game-launch.types.ts';
