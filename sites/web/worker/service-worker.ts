import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Writes the service worker, `sw.js`, beside the site's JavaScript. It names the build: another build makes another worker, which is
 * how an open page learns that there is a new version. Vite's servers have none.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'livery-service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (!entry) throw new Error('Expected an entry in the JavaScript build, found none.');
      const source = `// ${entry.fileName}\n${await workerScript()}`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

async function workerScript(): Promise<string> {
  const output = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { sw: join(import.meta.dirname, 'worker.ts') },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
  const [bundle] = [output].flat();
  const script = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (script?.type !== 'chunk') throw new Error('Expected a build of the service worker.');
  return script.code;
}
