#!/usr/bin/env node
// `npx livery <command>` in a clone: the same as `npm run livery -- <command>`.
process.argv.splice(2, 0, 'livery');
await import('./run.mjs');
