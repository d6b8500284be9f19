import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { sharedWithHome } from './chunks.ts';
import { gamePages } from './play/game-pages.ts';
import { sitePaths } from './src/app/site-paths.ts';
import { styledComponents } from './styled-components.ts';
import { serviceWorker } from './worker/service-worker.ts';

/** Every page lists about forty files. A hash of 42 bits still tells versions apart, and each page is 30 B smaller. */
const fileNames = 'assets/[name]-[hash:7].js';

/** `livery build` and the servers know from it which addresses are a page's. */
const writePaths: Plugin = {
  name: 'livery-paths',
  generateBundle() {
    const source = `${JSON.stringify(sitePaths)}\n`;
    this.emitFile({ type: 'asset', fileName: '.vite/paths.json', source });
  },
};

/**
 * The one JavaScript build that every merchant shares. There is no index.html: pages are emitted per merchant and
 * language from this build's manifest, which is why the entry is a module and `manifest` is on.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), writePaths, gamePages(), serviceWorker()],
  resolve: { conditions: ['livery-source', ...defaultClientConditions] },
  build: {
    outDir: '../../dist/app',
    emptyOutDir: true,
    manifest: true,
    assetsDir: 'assets',
    // An inlined asset would be a data: address, which a strict Content-Security-Policy refuses.
    assetsInlineLimit: 0,
    target: 'es2022',
    // The emitted page preloads what the entry imports, and the chunks that load later import nothing else.
    modulePreload: false,
    rolldownOptions: {
      // Building a schema or an endpoint has no effect of its own: calls that the page does not make need not ship.
      treeshake: { manualPureFunctions: ['v', 'endpoint'] },
      transform: { plugins: { styledComponents } },
      input: { main: 'src/main.tsx' },
      output: {
        entryFileNames: fileNames,
        chunkFileNames: fileNames,
        codeSplitting: {
          // The index of a feature is in the shared file; what it hands on to later screens is not.
          includeDependenciesRecursively: false,
          groups: [
            // React changes with a release of ours far less often than our own code does: apart, it stays in the cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Two files for what the entry needs and what home shares with others, as small files compress badly.
            { debugName: 'shared', name: sharedWithHome },
          ],
        },
      },
    },
  },
});
