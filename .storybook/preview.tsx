import { loadSpokenWords } from '@livery/ui/spoken-words';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { type SetupWorker, setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { screenModes } from './chromatic-modes.ts';
import { comeToRest } from './come-to-rest.ts';
import { withToolbar } from './decorator.tsx';
import { keepTree } from './keep-tree.ts';
import { listenToPanel, showStory } from './panel/story-side.ts';
import { storyParameters } from './parameters.ts';
import { underTest } from './pick.ts';
import { openPlatform } from './sandbox.ts';
import { storyGlobalsOf } from './story-globals.ts';
import { languageItems, merchantItems, modeItems, toolbarLanguage } from './toolbar.ts';
import { wordsIn } from './words.ts';

// A busy machine may take its time over a part that loads on demand; what is waited for ends the wait as soon as it is there.
configure({ asyncUtilTimeout: 15_000 });

if (!underTest) listenToPanel();

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker), storyParameters],
  decorators: [withToolbar],
  loaders: [
    async (context) => {
      const globals = storyGlobalsOf(context);
      if (!underTest) await showStory(globals, context.globals.livery);
      await loadSpokenWords(toolbarLanguage(globals.language).tag);
      return { words: await wordsIn(globals.language) };
    },
  ],
  beforeEach: async (context) => {
    if (underTest) freshPage();
    const { merchant } = storyGlobalsOf(context);
    const { handlers, session, now, hold } = await openPlatform(
      merchant,
      context.parameters.sandbox,
    );
    Object.assign(context.loaded, { session, now, hold });
    context.msw.use(...handlers);
  },
  afterEach: async (context) => {
    await comeToRest();
    await keepTree(context);
  },
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // The details of what passes are for the panel; without them axe takes a third less time.
      ...(underTest ? { options: { resultTypes: ['violations'] } } : {}),
    },
    layout: 'fullscreen',
    controls: { expanded: true },
    options: {
      storySort: {
        // By use, most used first. Storybook reads it from this file's source, so it is written out; sidebar.test.ts compares it with the titles.
        order: [
          'Guide',
          [
            'Welcome',
            'Principles',
            'Do and don’t',
            'Choosing a component',
            'Tokens',
            'Writing a component',
          ],
          'Screens',
          [
            'Home',
            'Home favourites',
            'Vendors',
            'Sign-in',
            ['Login', 'Login methods', 'Captcha', 'Second step', '*'],
            'Entry',
            ['Registration', 'Registration by code', '*'],
            'Customer service',
            'Help',
          ],
          'Demo games',
          'Flows',
          ['Login', 'Second step', 'Captcha', 'Registration'],
          'Components',
          [
            'Actions',
            'Input',
            'Navigation',
            'Surfaces',
            'Gaming',
            'Media',
            'Feedback',
            'Data',
            'Text',
            'All states',
            'Overlays in a nested brand',
            'Stress',
            'Samples',
          ],
          'Form kit',
          'Theme',
        ],
      },
    },
    chromatic: { modes: screenModes },
    viewport: {
      options: {
        phone: {
          name: 'Phone 390 × 844',
          styles: { width: '390px', height: '844px' },
          type: 'mobile',
        },
        small: {
          name: 'Small phone 320 × 640',
          styles: { width: '320px', height: '640px' },
          type: 'mobile',
        },
        tablet: {
          name: 'Tablet 820 × 1180',
          styles: { width: '820px', height: '1180px' },
          type: 'tablet',
        },
        desktop: {
          name: 'Desktop 1366 × 900',
          styles: { width: '1366px', height: '900px' },
          type: 'desktop',
        },
      },
    },
  },
  initialGlobals: { merchant: 'india', mode: 'light', language: 'EN', livery: '' },
  globalTypes: {
    merchant: {
      description: 'Merchant: brand, currency, languages',
      toolbar: { title: 'Merchant', icon: 'paintbrush', items: merchantItems, dynamicTitle: true },
    },
    mode: {
      description: 'Mode',
      toolbar: {
        title: 'Mode',
        icon: 'mirror',
        items: [...modeItems],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: languageItems, dynamicTitle: true },
    },
  },
});

/** Stories under test share one page: each begins at its top, and with its motions running. */
function freshPage(): void {
  scrollTo(0, 0);
  // Who came before may have clicked without a pointer, after which React Aria moves the focus of a dialog otherwise.
  document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  // Storybook stops all motion while a story is looked at, and does not let it go when the look finds something: every
  // dialog after that would stay on its way in, and one failure look like fifty.
  for (const sheet of document.head.querySelectorAll('style')) {
    if (sheet.textContent.includes('animation-play-state: paused !important')) sheet.remove();
  }
}

let worker: Promise<SetupWorker> | undefined;

/**
 * Answers by the handlers alone: files of Storybook itself pass, whatever they are. Started once, also when a page of
 * documentation asks for it from several stories at the same time.
 */
function startWorker(): Promise<SetupWorker> {
  worker ??= (async () => {
    const fresh = setupWorker();
    await fresh.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      // Next to the preview, so that a Storybook published under a path finds it.
      serviceWorker: { url: new URL('./mockServiceWorker.js', location.href).pathname },
    });
    return fresh;
  })();
  return worker;
}
