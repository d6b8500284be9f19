export {
  SessionBar,
  type SessionBarProps,
  SessionNotice,
  type SessionNoticeProps,
} from './session-bar.tsx';
