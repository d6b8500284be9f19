import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Money } from '../money/index.ts';
import { type Bet, betColumns, bets } from '../samples/records.tsx';
import { Table, type TableColumn } from './table.tsx';

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = preview.meta({
  title: 'Table',
  component: Table<Bet>,
  args: {
    caption: 'Bets of today',
    columns: betColumns,
    rows: bets,
    rowId: ({ id }: Bet) => id,
    loadingLabel: 'Bets are loading',
    language: 'en',
    empty: <EmptyState title="No bet today" description="What you play is listed here." />,
  },
  parameters: { stress: { missing: { rows: [] } } },
});

/** The names of the rows, from above. */
const names = (canvas: { getAllByRole: (role: 'rowheader') => HTMLElement[] }) =>
  canvas
    .getAllByRole('rowheader')
    .filter((cell) => cell.closest('tbody'))
    .map((cell) => cell.lastElementChild?.textContent);

export const Rows = meta.story({
  globals: desktop,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Bets of today' });
    await expect(within(table).getAllByRole('row')).toHaveLength(bets.length + 2);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(betColumns.length);
    const stake = canvas.getByRole('cell', { name: '₹1,200.00' });
    await expect(getComputedStyle(stake).textAlign).toBe('end');
    await expect(getComputedStyle(stake).fontVariantNumeric).toContain('tabular-nums');
    await expect(canvas.getByRole('cell', { name: '₹1,885.00' }).closest('tfoot')).not.toBeNull();
  },
});

export const SortedByKeyboard = meta.story({
  name: 'Sorts a column by keyboard',
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Game' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const game = canvas.getByRole('columnheader', { name: 'Game' });
    await expect(game).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(canvas)).toEqual(bets.map((bet) => bet.game).sort());
    await userEvent.tab({ shift: false });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const result = canvas.getByRole('columnheader', { name: 'Result' });
    await userEvent.keyboard('{Enter}');
    await expect(game).toHaveAttribute('aria-sort', 'none');
    await expect(result).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvas)[0]).toBe('Harvest of Kites');
    await expect(names(canvas).at(-1)).toBe('Monsoon Lanterns');
    await userEvent.keyboard(' ');
    await expect(result).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(canvas)[0]).toBe('Reef Hunters');
    await expect(names(canvas).at(-1)).toBe('Monsoon Lanterns');
    // The keyboard stays where it was.
    await expect(canvas.getByRole('button', { name: 'Result' })).toHaveFocus();
  },
});

export const SortedByThePlatform = meta.story({
  name: 'Requests the sort order from the platform',
  args: { sort: { column: 'stake', direction: 'descending' }, onSort: fn() },
  globals: desktop,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Stake' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Stake' }));
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'stake', direction: 'ascending' });
    await expect(names(canvas)).toEqual(bets.map((bet) => bet.game));
  },
});

export const HeadStaysInSight = meta.story({
  name: 'Keeps its header visible',
  globals: desktop,
  args: {
    rows: Array.from({ length: 8 }, (_, page) =>
      bets.map((bet) => ({ ...bet, id: `${bet.id}-${page}` })),
    ).flat(),
  },
  play: async ({ canvas }) => {
    scrollTo(0, 600);
    const head = canvas.getByRole('columnheader', { name: 'Game' });
    await expect(scrollY).toBeGreaterThan(500);
    await expect(Math.abs(head.getBoundingClientRect().top)).toBeLessThan(1);
    scrollTo(0, 0);
  },
});

/** As a platform sends them by pages: the places of all, and a few of the rows. */
const thousands = Array.from({ length: 10_000 }, (_, at) => {
  const bet = bets[at % bets.length];
  return bet && at % 200 < 150 ? { ...bet, id: `b${at}`, game: `Bet ${at + 1}` } : undefined;
});
const viewed = fn();

export const ThousandsOfRows = meta.story({
  name: 'Draws the rows near the window, of ten thousand',
  globals: desktop,
  tags: ['desktop', 'phone'],
  args: { rows: undefined, many: { rows: thousands, onView: viewed } },
  beforeEach: () => () => scrollTo(0, 0),
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Bets of today' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(names(canvas)[0]).toBe('Bet 1'));
    await document.fonts.ready;
    const widths = () =>
      canvas.getAllByRole('columnheader').map((cell) => cell.getBoundingClientRect().width);
    const before = widths();
    scrollTo(0, canvasElement.ownerDocument.documentElement.scrollHeight);
    await waitFor(() => expect(viewed.mock.lastCall?.[0]).toMatchObject({ to: 9999 }));
    await waitFor(() => expect(canvas.queryByText('Bet 1')).toBeNull());
    const drawn = canvasElement.querySelectorAll('tbody tr[data-index]');
    await expect(drawn.length).toBeLessThan(60);
    // What is not here yet keeps its place, and says nothing.
    const last = canvasElement.querySelector('tr[data-index="9999"]');
    await expect(last).toHaveAttribute('aria-hidden', 'true');
    // The columns stay as wide as they were.
    for (const [at, width] of widths().entries()) {
      await expect(Math.abs(width - (before[at] ?? 0))).toBeLessThan(1);
    }
  },
});

export const CardsOnAPhone = meta.story({
  name: 'Shows rows as cards on a phone',
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Bets of today' });
    await expect(within(table).getAllByRole('row')).toHaveLength(bets.length + 2);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(betColumns.length);
    const card = canvas.getByRole('row', { name: /Salt Road/ });
    await expect(getComputedStyle(card).display).toBe('grid');
    await expect(within(card).getByText('Vendor')).toBeVisible();
    await expect(within(card).getByRole('cell', { name: 'Harbour Nine' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Game' }));
    await expect(names(canvas)).toEqual(bets.map((bet) => bet.game).sort());
  },
});

export const LongAmounts = meta.story({
  name: 'Breaks an amount that is longer than its card',
  args: {
    columns: betColumns
      .filter(({ id }) => id === 'game' || id === 'stake')
      .map((column) => ({
        ...column,
        ...(column.id === 'stake' && { cell: () => <Money text="-₹98,76,54,32,10,000.00" /> }),
      })),
  },
  // As narrow as a phone's page is at text of 200 %.
  render: (args) => (
    <div style={{ inlineSize: '9rem' }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [frame] = canvasElement.getElementsByTagName('table');
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  },
});

export const Loading = meta.story({
  name: 'Shows placeholders as tall as the rows',
  args: { rows: undefined, expected: 6 },
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bets are loading');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const shapes = canvasElement.querySelectorAll('tbody tr');
    await expect(shapes).toHaveLength(6);
    await expect(shapes[0]?.getBoundingClientRect().height).toBeGreaterThan(36);
  },
});
export const LoadingOnAPhone = Loading.extend({
  name: 'Loading on a phone',
  globals: phone,
});

export const NoRows = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent('No bet today');
  },
});

export const Failed = meta.story({
  args: {
    rows: undefined,
    error: (
      <ErrorState title="Your bets could not be loaded" retryLabel="Try again" onRetry={fn()} />
    ),
  },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your bets could not be loaded');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  },
});

export const ShortColumns = meta.story({
  name: 'Keeps short columns side by side on a phone',
  args: { columns: betColumns.filter(({ id }) => id === 'game' || id === 'stake'), short: true },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('row', { name: /Salt Road/ });
    await expect(getComputedStyle(row).display).toBe('table-row');
    await expect(canvas.getByRole('columnheader', { name: 'Stake' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

const withDetails: readonly TableColumn<Bet>[] = [
  ...betColumns.filter(({ id }) => id === 'game' || id === 'stake'),
  {
    id: 'details',
    label: 'Details',
    kind: 'act',
    cell: ({ game }) => <IconButton icon="chevron-end" label={`Details of ${game}`} />,
  },
];

export const IconToPress = meta.story({
  name: 'Aligns an icon to press with the values of a card',
  args: { columns: withDetails },
  globals: phone,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('row', { name: /Salt Road/ }));
    const icon = card.getByRole('button', { name: /^Details of/ }).querySelector('svg');
    const [stake] = card.getAllByRole('cell');
    const value = stake?.lastElementChild;
    const endOf = (part: Element | null | undefined) => part?.getBoundingClientRect().right ?? 0;
    await expect(Math.abs(endOf(icon) - endOf(value))).toBeLessThan(6);
  },
});

export const TwoColumns = meta.story({
  args: { columns: betColumns.filter(({ id }) => id === 'game' || id === 'stake') },
  globals: phone,
});
