import { loadChunk } from '../../app/load-chunk.ts';

/** Loads the code that remembers a member on this device; a visitor without the mark never needs it. */
export const loadRecall = () => loadChunk('recall', () => import('./recall.ts'));
