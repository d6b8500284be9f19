import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Clock } from '../clock/index.ts';
import { Money } from '../money/index.ts';
import { atNoon, movableClock, noon } from '../samples/samples.ts';
import { SessionBar, SessionFact, SessionNotice } from './session-bar.tsx';

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = preview.meta({
  title: 'SessionBar',
  component: SessionBar,
  args: {
    label: 'Your session',
    since: noon - 4_271_000,
    now: atNoon,
    timeLabel: 'Time played',
    netLabel: 'Net position',
    net: <Money text="−₹1,250.00" />,
    netMissingLabel: '–',
  },
  parameters: { room: 'page', stress: { missing: { net: undefined } } },
});

export const Playing = meta.story({
  globals: desktop,
  args: {
    children: <Clock now={atNoon} timeZone="Asia/Kolkata" language="en" label="Time in India" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your session' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:11:11');
    await expect(canvas.getByText('1:11:11')).toHaveAttribute('datetime', 'PT1H11M11S');
    await expect(canvas.getByText('−₹1,250.00')).toBeVisible();
  },
});

const moving = movableClock();

export const Ticking = meta.story({
  name: 'Updates the time silently',
  args: { now: moving.now, since: noon },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    const before = timer.textContent;
    moving.move(61_000);
    await waitFor(() => expect(timer.textContent).not.toBe(before));
    await expect(timer).toHaveTextContent('0:01:01');
    await expect(timer).not.toHaveAttribute('aria-live', 'polite');
  },
});

export const NothingPlayedYet = meta.story({
  name: 'Nothing played yet',
  args: { since: noon, net: undefined },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00:00');
    await expect(canvas.getByText('–')).toBeVisible();
  },
});

export const RealityCheck = meta.story({
  name: 'Waits for an answer to the reality check',
  args: {
    notice: (
      <SessionNotice
        kind="reminder"
        title="You have played for one hour."
        actions={
          <>
            <Button>Go on</Button>
            <Button>Leave</Button>
            <Button>See history</Button>
          </>
        }
      >
        You are <Money text="₹1,250.00" /> down since you began.
      </SessionNotice>
    ),
  },
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have played for one hour.');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByText('Time played'));
    await expect(canvas.getByRole('alert')).toBeVisible();
    const looks = canvas.getAllByRole('button').map(({ dataset }) => dataset['variant']);
    await expect(new Set(looks).size).toBe(1);
  },
});

export const LimitReached = meta.story({
  args: {
    notice: (
      <SessionNotice
        kind="limit"
        title="Your loss limit of ₹5,000 a day is reached."
        actions={<Button onClick={fn()}>Leave the game</Button>}
      >
        It begins anew on Friday at 00:00.
      </SessionNotice>
    ),
  },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It begins anew on Friday');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const PanelOpen = meta.story({
  name: 'Opens what a button leads to below its facts',
  args: {
    children: (
      <>
        <SessionFact term="Balance">
          <Money text="₹12,500.00" />
        </SessionFact>
        <Clock now={atNoon} timeZone="Asia/Kolkata" language="en" label="Time in India" />
      </>
    ),
    ends: (
      <>
        <Button variant="quiet" size="sm" aria-expanded={true}>
          Limits
        </Button>
        <Button variant="quiet" size="sm" aria-expanded={false}>
          Help
        </Button>
      </>
    ),
    panel: <p>Losses, 24 hours: ₹480.00 left of ₹500.00</p>,
  },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const panel = canvas.getByText('Losses, 24 hours: ₹480.00 left of ₹500.00');
    const facts = canvas.getByText('Balance').getBoundingClientRect();
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(facts.bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
