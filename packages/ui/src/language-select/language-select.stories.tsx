import { expect, fn, waitFor } from 'storybook/test';
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
    hrefOf: ({ tag }) => `#${tag}`,
    onChoose: fn((_, event) => event.preventDefault()),
  },
});

export const Closed = meta.story();
export const Thai = meta.story({ args: { value: 'TH' } });

export const Open = meta.story({
  name: 'Links to the page in each language',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language English' }));
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#en', '#hi', '#th']);
    const hindi = canvas.getByRole('link', { name: 'हिन्दी' });
    await expect(hindi).toHaveAttribute('lang', 'hi');
    await expect(hindi).toHaveAttribute('hreflang', 'hi');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('English');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const Chosen = meta.story({
  name: 'Reports a click and a middle click',
  play: async ({ canvas, args, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Language English' });
    await userEvent.click(toggle);
    const hindi = canvas.getByRole('link', { name: 'हिन्दी' });
    await userEvent.pointer({ keys: '[MouseMiddle]', target: hindi });
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.click(hindi);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ code: 'HI' }),
      expect.anything(),
    );
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
});

export const ByKeyboard = meta.story({
  name: 'Chooses nothing on arrow keys',
  play: async ({ canvas, args, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Language English' });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}{ArrowDown}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'हिन्दी' })).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

export const LeftAlone = meta.story({
  name: 'Closes when focus or pointer leaves',
  render: (args) => (
    <>
      <LanguageSelect {...args} />
      <button type="button">Elsewhere</button>
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Language English' });
    await userEvent.click(toggle);
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    await userEvent.click(toggle);
    await expect(canvas.getByRole('list', { name: 'Language' })).toBeVisible();
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
  },
});
