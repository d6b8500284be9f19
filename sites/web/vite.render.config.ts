import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import { styledComponents } from './styled-components.ts';

/**
 * The site's screens as a program that `livery build` loads: it draws the first screen of a page to HTML. Made of the same
 * sources as the pages' JavaScript and in the same run, so that the browser takes over what it finds.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // A build for servers leaves this to the process, and the libraries would be those of development, half as fast.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: {
    // One file with all that it needs: it runs where a project has no dependencies of the site.
    noExternal: true,
    resolve: { conditions: ['livery-source', ...defaultServerConditions] },
  },
  build: {
    ssr: 'src/render.tsx',
    outDir: '../../dist/render',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node22',
    rolldownOptions: {
      transform: { plugins: { styledComponents } },
      output: { codeSplitting: false },
    },
  },
});
