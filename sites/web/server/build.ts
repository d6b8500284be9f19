import { join } from 'node:path';
import { buildJavaScript } from './javascript-build.ts';
import { dist, emit, root, say } from './workspace.ts';

/** `npm run build`: the JavaScript when its sources have changed, then every merchant's pages. */
const built = await buildJavaScript({ root, dist, say });
say(built ? 'The JavaScript is built.' : 'The JavaScript is up to date.');
const pages = await emit(join(dist, 'site'));
if (!pages?.ok) process.exitCode = 1;
