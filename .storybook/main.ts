import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions } from 'vite';
import { gamePages } from '../sites/web/play/game-pages.ts';
import groups from './component-groups.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files served at Storybook’s root: the worker of the installed msw, copied so that its version always matches. */
const served = join(root, '.cache/storybook-static');
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
  '@internationalized/date',
  '@tanstack/react-form',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'culori/fn',
  'elkjs/lib/elk.bundled.js',
  'i18next',
  'libphonenumber-js/mobile',
  'msw',
  'msw-storybook-addon',
  'msw/browser',
  'react-aria-components/Button',
  'react-aria-components/Calendar',
  'react-aria-components/ComboBox',
  'react-aria-components/DateField',
  'react-aria-components/DatePicker',
  'react-aria-components/DateRangePicker',
  'react-aria-components/Dialog',
  'react-aria-components/DropZone',
  'react-aria-components/FileTrigger',
  'react-aria-components/Group',
  'react-aria-components/Heading',
  'react-aria-components/I18nProvider',
  'react-aria-components/Input',
  'react-aria-components/Label',
  'react-aria-components/ListBox',
  'react-aria-components/Menu',
  'react-aria-components/Modal',
  'react-aria-components/Popover',
  'react-aria-components/RadioGroup',
  'react-aria-components/RangeCalendar',
  'react-aria-components/Text',
  'react-aria-components/Toast',
  'react-aria-components/ToggleButton',
  'react-aria-components/Tooltip',
  'react-aria-components/i18n/en-US',
  'react-aria/Overlay',
  'react-aria/PortalProvider',
  'react-aria/mergeProps',
  'react-aria/useFocusable',
  'react-aria/useMove',
  'react-aria/usePress',
  'react-aria/useTabList',
  'react-dom',
  'react-dom/client',
  'react-i18next',
  'react-stately/Item',
  'react-stately/useTabListState',
  'storybook/test',
  'styled-components',
  'uqr',
  'valibot',
];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './guide/*.mdx',
    './guide/*.stories.tsx',
    './theme-pages/*.stories.tsx',
    ...Object.entries(groups).map(([group, components]) => ({
      directory: '../packages/ui/src',
      titlePrefix: `Components/${group}`,
      files: `@(${components.join('|')})/*.stories.tsx`,
    })),
    {
      directory: '../packages/ui/src/samples',
      titlePrefix: 'Components',
      files: '*.stories.tsx',
    },
    '../sites/web/src/**/*.stories.tsx',
    '../sites/web/play/stories/*.stories.tsx',
    './flows/pages/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables, as in every other page of documentation.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
  ],
  staticDirs: [served],
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), gamePages()],
    // Workspace packages are read from source, as the site's own build does.
    resolve: { ...config.resolve, conditions: ['livery-source', ...defaultClientConditions] },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...prepared],
    },
  }),
});
