import type { Examples } from '../examples.ts';
import type { fileCalls } from './files.ts';

/** One request and answer of each call. */
export const fileExamples: Examples<typeof fileCalls> = {
  uploadDetail: {
    request: { id: 'f3xJq0Zb7hTn' },
    value: { id: 'f3xJq0Zb7hTn', type: 'image/png', size: 8, content: 'iVBORw0KGgo=' },
  },
};
