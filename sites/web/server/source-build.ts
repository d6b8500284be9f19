import type { ViteDevServer } from 'vite';

const entry = 'src/main.tsx';

/** The sources themselves in place of a build: Vite compiles each when the page asks for it. */
export async function sourceBuild(vite: Pick<ViteDevServer, 'ssrLoadModule'>) {
  // Vite does not know the types of what it loads.
  const { sitePaths } = (await vite.ssrLoadModule('/src/app/site-paths.ts')) as {
    sitePaths: readonly string[];
  };
  return { manifest: { [entry]: { file: entry, isEntry: true } }, paths: sitePaths };
}
