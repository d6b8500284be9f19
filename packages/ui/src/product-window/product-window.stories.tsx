import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { ProductWindow, type ProductWindowProps } from './product-window.tsx';

const meta = preview.meta({
  title: 'ProductWindow',
  component: ProductWindow,
  tags: ['new'],
  args: {
    open: false,
    title: 'Salt Road',
    labels: { close: 'Close', move: 'Drag, use the arrow keys, or press to go to the next corner' },
    onClose: () => {},
    children: <Button variant="primary">Play</Button>,
  },
  render: (args) => <Opened {...args} />,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { stress: { open: { open: true } } },
});

function Opened({ open: atOnce, ...props }: ProductWindowProps) {
  const [open, setOpen] = useState(atOnce);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <p style={{ minHeight: '60vh' }}>The page beneath.</p>
      <ProductWindow {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const page = within(document.body);
const press = () => userEvent.click(page.getByRole('button', { name: 'Open' }));
async function openIt() {
  await press();
  const panel = await page.findByRole('dialog', { name: 'Salt Road' });
  await waitFor(() => expect(panel).toHaveFocus());
  return panel;
}
const handle = () => page.getByRole('button', { name: /^Salt Road/ });
const placeOf = (panel: HTMLElement) => {
  const { left, top } = panel.getBoundingClientRect();
  return [Math.round(left), Math.round(top)] as const;
};

/** A drag of the handle, in steps as a hand makes them. */
function drag(by: { x: number; y: number }) {
  const grip = handle();
  const { left, top } = grip.getBoundingClientRect();
  const from = { x: left + 30, y: top + 10 };
  const at = (share: number, buttons = 1) => ({
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons,
    clientX: from.x + by.x * share,
    clientY: from.y + by.y * share,
    pageX: from.x + by.x * share,
    pageY: from.y + by.y * share,
  });
  fireEvent.pointerDown(grip, at(0));
  for (const share of [0.25, 0.5, 0.75, 1]) fireEvent.pointerMove(document, at(share));
  fireEvent.pointerUp(document, at(1, 0));
  // What the browser makes of a press and a release on one element.
  fireEvent.click(grip);
}

export const Small = meta.story({
  name: 'Opens after 100 ms at 200 × 200',
  parameters: { spec: ['9.46'] },
  play: async () => {
    let asked = 0;
    const opener = page.getByRole('button', { name: 'Open' });
    opener.addEventListener('click', () => (asked = performance.now()), {
      once: true,
      capture: true,
    });
    const came = new Promise<number>((done) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('[role="dialog"]')) return;
        watch.disconnect();
        done(performance.now());
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    opener.focus();
    opener.click();
    await expect(page.queryByRole('dialog')).toBeNull();
    // A timer may be a millisecond early by the other clock.
    await expect((await came) - asked).toBeGreaterThan(98);
    const panel = page.getByRole('dialog', { name: 'Salt Road' });
    await expect([panel.offsetWidth, panel.offsetHeight]).toEqual([200, 200]);
    await waitFor(() => expect(panel).toHaveFocus());
    // The page beneath goes on.
    await expect(opener.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Dragged = meta.story({
  name: 'Follows the pointer within the viewport',
  parameters: { spec: ['9.46'] },
  play: async () => {
    const panel = await openIt();
    const [left, top] = placeOf(panel);
    drag({ x: -120, y: 60 });
    await waitFor(() => expect(placeOf(panel)).toEqual([left - 120, top + 60]));
    drag({ x: -5000, y: -5000 });
    await waitFor(() => expect(placeOf(panel)).toEqual([0, 0]));
    drag({ x: 9000, y: 9000 });
    const { clientWidth, clientHeight } = document.documentElement;
    await waitFor(() => expect(placeOf(panel)).toEqual([clientWidth - 200, clientHeight - 200]));
  },
});

export const ByKeyboard = meta.story({
  name: 'Moves by keyboard',
  play: async () => {
    const panel = await openIt();
    const first = placeOf(panel);
    handle().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(placeOf(panel)).toEqual([first[0] + 16, first[1] + 32]);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(placeOf(panel)).toEqual([first[0] - 48, first[1] + 32]);
    for (let step = 0; step < 60; step++) fireEvent.keyDown(handle(), { key: 'ArrowLeft' });
    await waitFor(() => expect(placeOf(panel)[0]).toBe(0));
    await userEvent.keyboard('{Enter}');
    await expect(placeOf(panel)).toEqual([0, 0]);
    await userEvent.keyboard('{Enter}');
    await expect(placeOf(panel)).toEqual([document.documentElement.clientWidth - 200, 0]);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(placeOf(await openIt())).toEqual(first);
  },
});

export const OnAPhone = meta.story({
  name: 'Phone',
  args: { width: 600, height: 300 },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    const panel = await openIt();
    const { left, right } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
});
