import { join } from 'node:path';
import { buildJavaScript } from './javascript-build.ts';
import { dist, emit, root, say } from './workspace.ts';

/** `npm run build`: the JavaScript when its sources have changed, then every merchant's pages. */
const built = await buildJavaScript({ root, dist, say });
say(built ? 'The JavaScript is built.' : 'The JavaScript is up to date.');
if (!(await emit(join(dist, 'site')))) {
  say('No pages were written; the last good pages are still in dist/site.');
  process.exitCode = 1;
}
