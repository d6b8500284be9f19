import { ThemeScope } from '@livery/ui/theme-scope';
import type { Decorator } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';
import { themeOf } from './brands.ts';
import { Padded } from './decorator.styles.ts';
import { merchantOf } from './merchants.ts';
import { storyGlobalsOf } from './story-globals.ts';
import { toolbarLanguage } from './toolbar.ts';

/**
 * Each story inside the site's own theme scope, by the toolbar. The scope element carries brand, mode, language and
 * direction; the page around it, a docs page with many stories, is left alone. `parameters.room: 'page'` takes away the
 * room around it.
 */
export const withToolbar: Decorator = (Story, context) => {
  const { merchant, mode, contrast, language } = storyGlobalsOf(context);
  const { tag, dir } = toolbarLanguage(language);
  const story =
    context.parameters.room === 'page' ? (
      <Story />
    ) : (
      <Padded>
        <Story />
      </Padded>
    );
  return (
    <ThemeScope
      theme={themeOf(merchantOf(merchant).theme)}
      mode={mode}
      contrast={contrast}
      lang={tag}
      dir={dir}
    >
      <I18nextProvider i18n={context.loaded.words}>{story}</I18nextProvider>
    </ThemeScope>
  );
};
