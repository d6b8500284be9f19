import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LanguageSelect } from './language-select.tsx';

const meta = preview.meta({
  title: 'LanguageSelect',
  component: LanguageSelect,
  args: {
    label: 'Language',
    value: 'EN',
    options: [
      { code: 'EN', tag: 'en', name: 'English' },
      { code: 'HI', tag: 'hi', name: 'हिन्दी' },
      { code: 'TH', tag: 'th', name: 'ไทย' },
    ],
    onChange: fn(),
  },
});

export const Choosing = meta.story({
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await expect(select).toHaveValue('EN');
    await userEvent.selectOptions(select, 'HI');
    await expect(args.onChange).toHaveBeenCalledWith('HI');
  },
});
export const Thai = meta.story({ args: { value: 'TH' } });
