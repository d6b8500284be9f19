export {
  SessionBar,
  type SessionBarProps,
  SessionFact,
  SessionNotice,
  type SessionNoticeProps,
} from './session-bar.tsx';
