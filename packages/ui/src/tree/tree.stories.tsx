import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Tree, type TreeRow } from './tree.tsx';

const meta = preview.meta({ title: 'Tree', component: Tree });

interface Named extends TreeRow {
  name: string;
}

/** Three branches of many leaves each. */
function Branches({ leaves }: { leaves: number }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState('');
  const rows = ['Asha', 'Binh', 'Chai'].flatMap((name, index): Named[] => {
    const expanded = open.includes(name);
    const branch = { id: name, name, level: 1, place: index + 1, of: 3, expanded };
    const beneath = Array.from({ length: expanded ? leaves : 0 }, (_, at) => ({
      id: `${name} ${at + 1}`,
      name: `${name} ${at + 1}`,
      level: 2,
      place: at + 1,
      of: leaves,
    }));
    return [branch, ...beneath];
  });
  return (
    <>
      <Tree
        label="Team"
        rows={rows}
        onToggle={({ id }) =>
          setOpen((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]))
        }
        onOpen={({ name }) => setOpened(name)}
      >
        {({ name }) => name}
      </Tree>
      <p role="status">{opened}</p>
    </>
  );
}

export const Keyboard = meta.story({
  name: 'Arrow keys go through it, and open and close',
  render: () => <Branches leaves={3} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: 'Asha' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: 'Asha 1' })).toHaveFocus();
    await expect(canvas.getByRole('treeitem', { name: 'Asha 1' })).toHaveAttribute(
      'aria-level',
      '2',
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Asha 1');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: 'Asha' })).toHaveFocus();
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(3);
  },
});

export const Many = meta.story({
  name: 'Draws the rows near its window, of ten thousand',
  render: () => <Branches leaves={10_000} />,
  play: async ({ canvas, userEvent, canvasElement }) => {
    const twisty = canvasElement.querySelector('[data-part="twisty"]');
    await userEvent.click(twisty as Element);
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60);
    canvas.getByRole('treeitem', { name: 'Asha' }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Chai' })).toHaveFocus());
    await expect(canvas.getByRole('treeitem', { name: 'Chai' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('treeitem', { name: 'Binh' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    const last = await canvas.findByRole('treeitem', { name: 'Asha 10000' });
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60);
  },
});
