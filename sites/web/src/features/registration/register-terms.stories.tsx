import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fillIn, join, withoutCode } from '../../../../../.storybook/register-steps.ts';
import { pageAt, phone, stepsOf } from '../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Entry/Registration terms',
  tags: ['!autodocs'],
  ...pageAt('/register'),
  globals: phone,
});

export const TermsUnticked = meta.story({
  name: 'Without the terms: said at the box [spec 8.03]',
  parameters: { sandbox: { settings: withoutCode() } },
  play: async (story) => {
    const { press, sees, tick, t } = stepsOf(story);
    await fillIn(story);
    await tick(new RegExp(`^${t('entry.terms.accept')}`));
    await press('entry.register.submit');
    await sees('platform.terms.missing');
  },
});

export const TermsChanged = meta.story({
  name: 'The terms have changed in the meantime: they are asked for again',
  parameters: {
    sandbox: { settings: withoutCode(), refusals: { register: 'TERMS_NOT_ACCEPTED' } },
  },
  play: async (story) => {
    const { sees, t } = stepsOf(story);
    await join(story);
    await sees('entry.terms.newer');
    const terms = story.canvas.getByRole('checkbox', {
      name: new RegExp(`^${t('entry.terms.accept')}`),
    });
    await expect(terms).not.toBeChecked();
  },
});

export const TermsRead = meta.story({
  name: 'The terms over the form, with version and date; accepting ticks the box',
  play: async (story) => {
    const { tick, dialog, press, t } = stepsOf(story);
    const name = new RegExp(`^${t('entry.terms.accept')}`);
    await tick(name);
    const link = story.canvas.getByRole('link', {
      name: stepsOf(story).pattern('entry.terms.read'),
    });
    await story.userEvent.click(link);
    const terms = await dialog('entry.terms.title');
    await expect(terms).toHaveTextContent('2026-1');
    await waitFor(() => expect(terms.querySelectorAll('li')).toHaveLength(6));
    await expect(terms.scrollWidth).toBeLessThanOrEqual(terms.clientWidth);
    await press('entry.terms.agree');
    await waitFor(() => expect(terms).not.toBeInTheDocument());
    await expect(story.canvas.getByRole('checkbox', { name })).toBeChecked();
  },
});

export const TermsOpen = meta.story({
  play: async (story) => {
    const { dialog, button, pattern } = stepsOf(story);
    await button('entry.register.submit');
    const link = story.canvas.getByRole('link', { name: pattern('entry.terms.read') });
    await story.userEvent.click(link);
    await expect(await dialog('entry.terms.title')).toBeVisible();
  },
});
