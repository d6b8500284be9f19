import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { Money } from '../money/index.ts';
import { atNoon, noon } from '../samples/samples.ts';
import { SessionBar } from '../session-bar/index.ts';
import { GameFrame, type GameFrameProps } from './game-frame.tsx';

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

/** A game without a network. */
const game = `data:text/html,${encodeURIComponent(
  '<!doctype html><html lang="en"><title>Salt Road</title><body style="margin:0;display:grid;place-items:center;block-size:100vh;background:black;color:white;font:1.5rem sans-serif"><main><button>Spin</button></main>',
)}`;

const meta = preview.meta({
  title: 'GameFrame',
  component: GameFrame,
  args: {
    title: 'Salt Road',
    // What other stories say instead must fit as well.
    src: game as GameFrameProps['src'],
    state: 'playing' as GameFrameProps['state'],
    onExit: fn(),
    labels: {
      exit: 'Leave the game',
      enterFullscreen: 'Whole screen',
      leaveFullscreen: 'Leave the whole screen',
      loading: 'The game is loading',
      slow: 'This takes longer than usual. Your connection may be slow.',
    },
    session: (
      <SessionBar
        label="Your session"
        since={noon - 754_000}
        now={atNoon}
        timeLabel="Time played"
        netLabel="Net position"
        net={<Money text="+₹320.00" />}
        netMissingLabel="–"
      />
    ),
  },
  parameters: { room: 'page', stress: { missing: { src: null, session: undefined } } },
});

export const Playing = meta.story({
  name: 'Sandboxes the game below the session bar',
  globals: desktop,
  play: async ({ canvas, userEvent, args }) => {
    const frame = canvas.getByTitle('Salt Road');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame).toBeVisible();
    const bar = canvas.getByRole('region', { name: 'Your session' }).getBoundingClientRect();
    await expect(bar.bottom).toBeLessThanOrEqual(frame.getBoundingClientRect().top);
    await expect(Math.round(frame.getBoundingClientRect().bottom)).toBe(innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the game' }));
    await expect(args.onExit).toHaveBeenCalledTimes(1);
  },
});

export const WholeScreen = meta.story({
  name: 'Requests full screen with the session bar',
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    const root = canvas.getByRole('region', { name: 'Salt Road' });
    const ask = fn(() => Promise.resolve());
    root.requestFullscreen = ask;
    const button = canvas.queryByRole('button', { name: 'Whole screen' });
    // A browser may have none, as a phone's often has; then there is no button that does nothing.
    await expect(button !== null).toBe(document.fullscreenEnabled);
    if (button) {
      await userEvent.click(button);
      await expect(ask).toHaveBeenCalledTimes(1);
    }
    await expect(within(root).getByRole('region', { name: 'Your session' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { state: 'loading', src: null },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The game is loading');
    await expect(canvas.getByRole('button', { name: 'Leave the game' })).toBeVisible();
  },
});

export const Slow = meta.story({
  args: { state: 'slow', children: <Button icon="retry">Load it again</Button> },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('longer than usual');
    await expect(canvas.getByRole('button', { name: 'Load it again' })).toBeVisible();
    await expect(canvas.getByTitle('Salt Road')).not.toBeVisible();
  },
});

export const Held = meta.story({
  name: 'Covers the game during a question',
  args: {
    state: 'held',
    children: (
      <Card padding="lg">
        <p>You have played for one hour and are ₹320.00 up.</p>
        <Button>Go on</Button> <Button>Leave</Button>
      </Card>
    ),
  },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByTitle('Salt Road');
    await expect(frame).not.toBeVisible();
    await expect(frame).toHaveAttribute('inert');
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByText('Go on')));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Go on' })).toHaveFocus();
  },
});

export const Failed = meta.story({
  args: {
    state: 'failed',
    children: (
      <ErrorState
        title="The game did not open"
        description="Nothing was staked."
        retryLabel="Try again"
        onRetry={fn()}
      />
    ),
  },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle('Salt Road')).toBeNull();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The game did not open');
  },
});

export const Closed = meta.story({
  args: {
    state: 'closed',
    children: (
      <EmptyState title="The game is closed" action={<Button href="#lobby">To the lobby</Button>} />
    ),
  },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle('Salt Road')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'To the lobby' })).toBeVisible();
  },
});
