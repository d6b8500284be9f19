export { loadNoticesDialog } from './load-notices-dialog.ts';
export { NoticeTicker } from './notice-ticker.tsx';
