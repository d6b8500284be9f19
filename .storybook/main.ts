import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files served at the workshop's root: the installed msw's own worker, copied so that it is never a version behind. */
const served = join(root, '.cache/workshop');
mkdirSync(served, { recursive: true });
copyFileSync(
  fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')),
  join(served, 'mockServiceWorker.js'),
);

/**
 * Packages that stories reach by way of ours. Named here so that a first run prepares them before the first test: one
 * found later makes Vite reload the page under a running test.
 */
const prepared = [
  '@humanwhocodes/momoa',
  '@tanstack/react-form',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'culori/fn',
  'elkjs/lib/elk.bundled.js',
  'i18next',
  'msw',
  'msw-storybook-addon',
  'msw/browser',
  'react-aria/Overlay',
  'react-aria/PortalProvider',
  'react-aria/useDialog',
  'react-aria/useModalOverlay',
  'react-aria/useOverlayPosition',
  'react-aria/usePopover',
  'react-dom',
  'react-dom/client',
  'react-i18next',
  'storybook/test',
  'styled-components',
  'uqr',
  'valibot',
];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', titlePrefix: 'Components', files: '**/*.stories.tsx' },
    '../sites/web/src/**/*.stories.tsx',
    './theme-pages/*.stories.tsx',
    './flows/pages/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
  ],
  staticDirs: [served, join(root, 'sites/web/public')],
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    // Workspace packages are read from source, as the site's own build does.
    resolve: { ...config.resolve, conditions: ['livery-source', ...defaultClientConditions] },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...prepared],
    },
  }),
});
