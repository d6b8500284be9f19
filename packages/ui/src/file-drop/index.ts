export { FileDrop, type FileDropProps } from './file-drop.tsx';
export type { FileLabels } from './file-row.tsx';
export type { FileLimits, RefusalReason, RefusedFile } from './judge-files.ts';
