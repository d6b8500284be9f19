import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { holdTimers } from '../samples/held-timers.ts';
import { CopyButton } from './copy-button.tsx';

const meta = preview.meta({
  title: 'CopyButton',
  component: CopyButton,
  args: {
    text: 'W-2026-001204',
    labels: { copy: 'Copy', copied: 'Copied', failed: 'Select it by hand' },
    write: fn(async () => {}),
  },
});

export const Copies = meta.story({
  name: 'Announces a copied text',
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    await document.fonts.ready;
    const width = button.offsetWidth;
    const praise = holdTimers(2000);
    try {
      await userEvent.click(button);
      await expect(args.write).toHaveBeenCalledWith('W-2026-001204');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
      await expect(button.offsetWidth).toBe(width);
      praise.pass();
      // After two seconds it can be read again what it does.
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    } finally {
      praise.release();
    }
  },
});
export const Refused = meta.story({
  name: 'Asks to copy by hand on failure',
  args: {
    write: fn(() => Promise.reject(new Error('not allowed'))),
  },
  play: async ({ canvas, userEvent }) => {
    // It stays said: the kept tree is compared after the play.
    const praise = holdTimers(2000);
    try {
      await userEvent.click(canvas.getByRole('button'));
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('Select it by hand'),
      );
    } finally {
      praise.release();
    }
  },
});
