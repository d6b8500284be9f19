import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { stripLabels, winners } from '../samples/samples.ts';
import { WinnerBoard } from './winner-board.tsx';

const meta = preview.meta({
  title: 'WinnerBoard',
  component: WinnerBoard,
  args: { winners, label: 'Winner board', labels: stripLabels, sampleLabel: 'Sample entries' },
  parameters: { stress: { missing: { winners: [] } } },
});

export const Desktop = meta.story({
  name: 'Pages through five winners at a time',
  parameters: { spec: ['2.84', '9.27'] },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const pages = [...canvasElement.querySelectorAll('ol')];
    await expect(pages.map((page) => page.children.length)).toEqual([5, 5, 2]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    const second = canvas.getByRole('button', { name: 'Page 2 of 3' });
    await waitFor(() => expect(second).toHaveAttribute('aria-current'));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(second).not.toHaveAttribute('aria-current'));
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const FewWinners = meta.story({
  args: { winners: winners.slice(0, 3), sampleLabel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
