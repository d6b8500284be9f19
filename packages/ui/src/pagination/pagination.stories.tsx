import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Pagination } from './pagination.tsx';

const meta = preview.meta({
  title: 'Pagination',
  component: Pagination,
  args: {
    page: 2,
    pages: 7,
    onPage: fn(),
    label: 'Pages of records',
    labels: {
      first: 'First page',
      previous: 'Previous page',
      next: 'Next page',
      last: 'Last page',
      page: (page, pages) => `${page} of ${pages}`,
    },
  },
  render: function Kept(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pagination
        {...args}
        page={page}
        onPage={(next) => {
          setPage(next);
          args.onPage(next);
        }}
      />
    );
  },
  parameters: { stress: { missing: { pages: 0 } } },
});

export const Middle = meta.story({
  name: 'Links to the first, previous, next and last page',
  play: async ({ canvas, userEvent, args }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.click(button('Last page'));
    await expect(canvas.getByText('7 of 7')).toBeVisible();
    // At the end the button keeps the focus, and turns no further.
    await expect(button('Last page')).toHaveFocus();
    await userEvent.click(button('Next page'));
    await expect(args.onPage).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Previous page'));
    await expect(args.onPage).toHaveBeenLastCalledWith(6);
    await userEvent.click(button('First page'));
    await expect(canvas.getByText('1 of 7')).toBeVisible();
    await expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
  },
});
export const AtTheStart = meta.story({
  name: 'First page',
  args: { page: 1 },
});
export const OnePage = meta.story({
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
export const RightToLeft = meta.story({ globals: { language: 'RTL' } });
