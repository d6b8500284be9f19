import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SearchDialog, type SearchDialogProps, type SearchGroup } from './search-dialog.tsx';

const groups: readonly SearchGroup[] = [
  {
    id: 'games',
    title: 'Games',
    options: [
      { id: 'g1', label: 'Lantern Garden', detail: 'Luma', picture: 'games', href: '#lantern' },
      { id: 'g2', label: 'Moonlit Poker', detail: 'Tideglass', picture: 'games', href: '#moon' },
    ],
  },
  {
    id: 'lotteries',
    title: 'Lotteries',
    options: [{ id: 'l1', label: 'Đà Nẵng', lang: 'vi', picture: 'ticket', href: '#da-nang' }],
  },
  { id: 'help', title: 'Help', options: [] },
];

const meta = preview.meta({
  title: 'SearchDialog',

  component: SearchDialog,
  args: {
    open: true,
    label: 'Search',
    placeholder: 'Games, providers, lotteries, help',
    value: 'n',
    groups,
    status: '3 results',
    resultsLabel: 'Results',
    closeLabel: 'Close search',
    clearLabel: 'Clear',
    onChange: fn(),
    onChoose: fn(),
    onGo: fn(),
    onClose: fn(),
  },
  parameters: { stress: { missing: { groups: [], status: '' } } },
  render: function Kept(args: SearchDialogProps) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchDialog
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
});

const page = within(document.body);
const opened = async () => {
  const field = await page.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
};
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

export const ByKeyboard = meta.story({
  name: 'Goes through the results by arrow keys and opens one by Enter',
  play: async ({ userEvent, args }) => {
    const field = await opened();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute(
      'aria-controls',
      page.getByRole('listbox', { name: 'Results' }).id,
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active(field)).toBe('Lantern GardenLuma'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(active(field)).toBe('Đà Nẵng'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onGo).toHaveBeenLastCalledWith('#da-nang'));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

export const Pasted = meta.story({
  name: 'Takes of a page that is pasted no more than a search has',
  args: { value: '' },
  play: async ({ userEvent, args }) => {
    const field = await opened();
    await userEvent.paste('kites '.repeat(4_000));
    const kept = 'kites '.repeat(20).slice(0, 100);
    await expect(field).toHaveValue(kept);
    await expect(args.onChange).toHaveBeenLastCalledWith(kept);
  },
});

export const ByPointer = meta.story({
  name: 'Opens a result by click, as a link',
  play: async ({ userEvent, args }) => {
    await opened();
    const option = page.getByRole('option', { name: 'Moonlit Poker Tideglass' });
    await expect(option).toHaveAttribute('href', '#moon');
    await userEvent.click(option);
    await waitFor(() => expect(args.onGo).toHaveBeenLastCalledWith('#moon'));
    await expect(page.queryByText('Help')).toBeNull();
  },
});

export const Repeated = meta.story({
  name: 'Keeps the focus in the field for what is no link',
  args: {
    value: '',
    groups: [
      {
        id: 'recent',
        title: 'Recent searches',
        options: [{ id: 'again', label: 'lantern', picture: 'clock' }],
      },
    ],
  },
  play: async ({ userEvent, args }) => {
    const field = await opened();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    await expect(field).toHaveFocus();
    await userEvent.click(page.getByRole('option', { name: 'lantern' }));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledTimes(2));
    await expect(field).toHaveFocus();
    await expect(args.onGo).not.toHaveBeenCalled();
  },
});

export const Escape = meta.story({
  name: 'Empties the field by Escape, and then closes',
  play: async ({ userEvent, args }) => {
    const field = await opened();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const NothingFound = meta.story({
  args: { groups: [], status: 'No results', children: <p>Nothing has this name.</p> },
  play: async () => {
    const field = await opened();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('status')).toHaveTextContent('No results');
    await waitFor(() => expect(page.getByText('Nothing has this name.')).toBeVisible());
  },
});

export const Busy = meta.story({ args: { busy: true } });

export const Phone = meta.story({
  name: 'Fills a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await opened();
    const panel = page.getByRole('dialog');
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(innerWidth));
    await expect(panel.getBoundingClientRect().height).toBe(innerHeight);
  },
});
