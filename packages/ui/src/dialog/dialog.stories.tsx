import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

const saved = fn();

const meta = preview.meta({
  title: 'Dialog',
  component: Dialog,
  args: {
    open: false,
    title: 'Your nickname',
    closeLabel: 'Close',
    children: <TextField label="Nickname" name="nickname" />,
    actions: (
      <Button variant="primary" data-default="" onClick={saved}>
        Save
      </Button>
    ),
  },
  render: (args) => <Opened {...args} />,
  beforeEach: () => {
    saved.mockClear();
  },
  parameters: { stress: { open: { open: true, onClose: () => {} } } },
});

/** A page longer than the window, and the button that opens the dialog. */
function Opened({ open: atOnce, ...props }: DialogProps) {
  const [open, setOpen] = useState(atOnce);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <p style={{ minHeight: '150vh' }}>The page beneath.</p>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const page = within(document.body);
function frame(): HTMLElement {
  const panel = document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  if (!panel) throw new Error('There is no dialog in the page.');
  return panel;
}
const stateOf = (panel: HTMLElement) => panel.closest('[data-state]')?.getAttribute('data-state');
const gone = () => waitFor(() => expect(document.querySelector('[data-state]')).toBeNull());

async function openIt() {
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  const panel = await waitFor(frame);
  await waitFor(() => expect(stateOf(panel)).toBe('open'));
  return panel;
}

export const AsDialog = meta.story({
  name: 'Fits a dialog to its content',
  parameters: { spec: ['9.44'] },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const panel = await openIt();
    await expect(panel).toHaveAccessibleName('Your nickname');
    await expect(panel.offsetWidth).toBe(400);
  },
});

export const AsModal = meta.story({
  name: 'Sizes and animates a modal',
  parameters: { spec: ['9.44'] },
  args: { kind: 'modal' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const panel = await openIt();
    await expect([panel.offsetWidth, panel.offsetHeight]).toEqual([600, 300]);
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    await expect(Math.abs(left + right - innerWidth)).toBeLessThan(2);
    await expect(Math.abs(top + bottom - innerHeight)).toBeLessThan(2);
    const scrim = panel.closest('[data-state]')?.firstElementChild as Element;
    await expect(getComputedStyle(panel).animationDuration).toBe('0.4s');
    await expect(getComputedStyle(scrim).animationDuration).toBe('0.2s');
  },
});

export const Placed = meta.story({
  name: 'Takes a custom size and position',
  parameters: { spec: ['5.33'] },
  args: { width: '50%', height: '200px', pivot: { x: 0, y: 1 } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const panel = await openIt();
    const room = panel.parentElement as HTMLElement;
    await expect(Math.abs(panel.offsetWidth - room.offsetWidth / 2)).toBeLessThan(1);
    await expect(panel.offsetHeight).toBe(200);
    const [inner, outer] = [panel.getBoundingClientRect(), room.getBoundingClientRect()];
    await expect(Math.abs(inner.left - outer.left)).toBeLessThan(1);
    await expect(Math.abs(inner.bottom - outer.bottom)).toBeLessThan(1);
  },
});

export const OnASmallPhone = meta.story({
  name: 'Fits a small phone',
  args: { kind: 'modal', children: <p style={{ height: '200vh' }}>A long text.</p> },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    const panel = await openIt();
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  },
});

export const FourStates = meta.story({
  name: 'Moves through its four states',
  parameters: { spec: ['4.47'] },
  play: async ({ canvasElement }) => {
    const states: (string | undefined)[] = [];
    const note = () => {
      const state = document.querySelector('[data-state]')?.getAttribute('data-state') ?? 'closed';
      if (states.at(-1) !== state) states.push(state);
    };
    note();
    const watch = new MutationObserver(note);
    watch.observe(canvasElement.ownerDocument.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-state'],
    });
    await openIt();
    await userEvent.keyboard('{Escape}');
    await gone();
    note();
    watch.disconnect();
    await expect(states).toEqual(['closed', 'opening', 'open', 'closing', 'closed']);
  },
});

export const Escape = meta.story({
  name: 'Closes by Escape or the close button',
  parameters: { spec: ['9.45'] },
  play: async ({ canvas }) => {
    await openIt();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    await openIt();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await gone();
  },
});

export const Alert = meta.story({
  name: 'Keeps an alert open until answered',
  args: { alert: true, children: 'You have played for an hour.' },
  play: async () => {
    const panel = await openIt();
    await expect(panel).toHaveAttribute('role', 'alertdialog');
    await expect(panel).toHaveAccessibleDescription('You have played for an hour.');
    await expect(page.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(stateOf(panel)).toBe('open');
  },
});

export const Enter = meta.story({
  name: 'Activates the default button by Enter',
  parameters: { spec: ['9.45'] },
  play: async () => {
    const panel = await openIt();
    panel.focus();
    await userEvent.keyboard('{Enter}');
    await expect(saved).toHaveBeenCalledTimes(1);
    const field = page.getByLabelText('Nickname');
    await userEvent.type(field, 'Mira{Enter}');
    await expect(saved).toHaveBeenCalledTimes(2);
    // In the middle of a word that an input method is writing, Enter chooses the word.
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    // A key that is held down is one press.
    fireEvent.keyDown(field, { key: 'Enter', repeat: true });
    await expect(saved).toHaveBeenCalledTimes(2);
    page.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(saved).toHaveBeenCalledTimes(2);
  },
});

export const OneAnswer = meta.story({
  name: 'Ignores a second answer while closing',
  parameters: { spec: ['9.45', '4.47'] },
  render: (args) => <Answered {...args} />,
  play: async () => {
    const panel = await openIt();
    const button = page.getByRole('button', { name: 'Save' });
    // The way out stands still until all presses are made: once the dialog has gone, Enter would press what opened it.
    const held: Animation[] = [];
    const watch = new MutationObserver(() => {
      held.push(...document.getAnimations());
      for (const motion of held) motion.pause();
    });
    watch.observe(panel.closest('[data-state]') as Element, { attributeFilter: ['data-state'] });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stateOf(panel)).toBe('closing'));
    await waitFor(() => expect(button).not.toHaveFocus());
    await userEvent.keyboard('{Enter}');
    button.focus();
    await expect(button).not.toHaveFocus();
    await userEvent.keyboard('{Enter}');
    watch.disconnect();
    for (const motion of held) motion.play();
    await gone();
    await expect(saved).toHaveBeenCalledTimes(1);
  },
});

/** The answer closes it. */
function Answered(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const save = () => {
    saved();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="primary" data-default="" onClick={save}>
            Save
          </Button>
        }
      />
    </>
  );
}

export const OpenedWhileClosing = meta.story({
  name: 'Takes an answer when reopened while closing',
  parameters: { spec: ['4.47'] },
  play: async ({ canvas }) => {
    const first = await openIt();
    await userEvent.type(page.getByLabelText('Nickname'), 'Mira');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(stateOf(first)).toBe('closing'));
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    // By key: after a `click()` React Aria assumes a screen reader, and half a second later it blurs the dialog and focuses it
    // again one frame later. A key that is pressed in that frame does not reach the dialog.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stateOf(frame())).toBe('open'));
    const again = frame();
    await waitFor(() => expect(again.contains(document.activeElement)).toBe(true));
    await expect(page.getByLabelText('Nickname')).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await expect(saved).toHaveBeenCalledTimes(1);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(saved).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const OverAnother = meta.story({
  name: 'Keeps Enter in the topmost dialog',
  parameters: { spec: ['9.45'] },
  args: {
    children: (
      <Dialog open title="Are you there?" alert>
        Press nothing.
      </Dialog>
    ),
  },
  play: async () => {
    await userEvent.click(page.getByRole('button', { name: 'Open' }));
    const upper = await page.findByRole('alertdialog');
    await waitFor(() => expect(stateOf(upper)).toBe('open'));
    upper.focus();
    await userEvent.keyboard('{Enter}');
    await expect(saved).not.toHaveBeenCalled();
  },
});

export const ClickOutside = meta.story({
  name: 'Ignores clicks outside',
  parameters: { spec: ['9.45'] },
  play: async () => {
    const panel = await openIt();
    const scrim = panel.closest('[data-state]')?.firstElementChild as Element;
    await userEvent.click(scrim);
    await userEvent.click(panel.parentElement as Element);
    await new Promise((done) => setTimeout(done, 100));
    await expect(stateOf(panel)).toBe('open');
  },
});

export const PageStaysStill = meta.story({
  name: 'Locks page scroll while open',
  parameters: { spec: ['9.45'] },
  play: async () => {
    scrollTo(0, 8);
    await openIt();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await expect(scrollY).toBe(8);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    await expect(scrollY).toBe(8);
  },
});

export const FocusStaysInside = meta.story({
  name: 'Keeps focus inside',
  play: async ({ canvas }) => {
    const beneath = canvas.getByText('The page beneath.');
    await expect(beneath.closest('[inert]')).toBeNull();
    const panel = await openIt();
    await expect(panel.contains(document.activeElement)).toBe(true);
    const seen = new Set<Element | null>();
    for (let press = 0; press < 4; press++) {
      await userEvent.tab();
      await expect(panel.contains(document.activeElement)).toBe(true);
      seen.add(document.activeElement);
    }
    // The cross, the field and the button, and round again.
    await expect(seen.size).toBe(3);
    await userEvent.tab({ shift: true });
    await expect(panel.contains(document.activeElement)).toBe(true);
    // For speech as well: what is beneath cannot be reached.
    await expect(beneath.closest('[inert]')).not.toBeNull();
    await expect(panel.closest('[inert]')).toBeNull();
  },
});

export const InItsBrand = meta.story({
  name: 'Keeps the theme of its opener',
  play: async ({ canvasElement }) => {
    const panel = await openIt();
    const scope = canvasElement.querySelector('[data-theme]');
    await expect(panel.closest('[data-theme]')).toBe(scope);
  },
});

/** Rules that hold only where less motion is asked for, and that apply to an element. */
function stillRules(element: Element): CSSStyleRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ conditionText }) => conditionText.includes('prefers-reduced-motion: reduce'))
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter((rule) => element.matches(rule.selectorText) && rule.style.animationName === 'none');
}

export const WithoutMotion = meta.story({
  name: 'Skips animation with reduced motion',
  play: async () => {
    const panel = await openIt();
    const scrim = panel.closest('[data-state]')?.firstElementChild as Element;
    await expect(stillRules(panel)).toHaveLength(1);
    await expect(stillRules(scrim)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(stateOf(panel)).toBe('closing'));
    // On the way out a rule of its own moves each of them, which needs an answer of its own.
    await expect(stillRules(panel)).toHaveLength(2);
    await expect(stillRules(scrim)).toHaveLength(2);
    await gone();
  },
});
