export { lobbyMachine, lobbyWith } from './lottery-lobby.machine.ts';
export { type LobbyView, selectLobby } from './lottery-lobby.selectors.ts';
export type {
  ListedLottery,
  LobbyAnswer,
  LobbyChoice,
  LobbyInput,
  LobbyList,
  LobbyServices,
} from './lottery-lobby.types.ts';
