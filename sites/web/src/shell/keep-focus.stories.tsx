import { type ReactNode, useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { keepFocus } from './keep-focus.ts';

/** Parts that change under the focus, in a page that keeps it. */
function Sample() {
  useEffect(() => {
    const stop = new AbortController();
    keepFocus(stop.signal);
    return () => stop.abort();
  }, []);
  return (
    <main>
      <h1>Page</h1>
      <Part title="Order">
        {(go) => (
          <button type="button" onClick={go}>
            Review
          </button>
        )}
      </Part>
      <Rows />
      <Wait />
      <Part title="Elsewhere" after={300}>
        {(go) => (
          <button type="button" onClick={go}>
            Later
          </button>
        )}
      </Part>
    </main>
  );
}

/** A step, then the next one with a heading of its own; with `after`, that many milliseconds later. */
function Part({
  title,
  after,
  children,
}: {
  title: string;
  after?: number;
  children: (go: () => void) => ReactNode;
}) {
  const [step, setStep] = useState<'first' | 'coming' | 'second'>('first');
  const go = () => {
    if (after === undefined) setStep('coming');
    setTimeout(() => setStep('second'), after ?? 100);
  };
  return (
    <section>
      <h2>{title}</h2>
      {step === 'first' && <div>{children(go)}</div>}
      {step === 'coming' && <div role="status" aria-busy="true" />}
      {step === 'second' && (
        <div>
          <h3>{title}: second step</h3>
          <button type="button" onClick={() => setStep('first')}>
            Back
          </button>
        </div>
      )}
    </section>
  );
}

function Rows() {
  const [names, setNames] = useState(['one', 'two', 'three']);
  return (
    <section>
      <h2>Rows</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of no use for a moment. */
function Wait() {
  const [isBusy, setIsBusy] = useState(false);
  const press = () => {
    setIsBusy(true);
    setTimeout(() => setIsBusy(false), 100);
  };
  return (
    <button type="button" disabled={isBusy} onClick={press}>
      Send
    </button>
  );
}

const meta = preview.meta({
  title: 'Screens/Kept focus',
  component: Sample,
  tags: ['!autodocs'],
});

export const Step = meta.story({
  name: 'Follows a step to the heading of the next one, once that has come, and back to its part',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Order: second step' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Order' })).toHaveFocus());
  },
});

export const FirstAct = meta.story({
  name: 'Goes to the page’s heading from what the first act on the page has removed',
  render: () => (
    <main>
      <h1>Page</h1>
    </main>
  ),
  play: async ({ canvas }) => {
    const pressed = document.createElement('button');
    const first = new Event('pointerdown');
    pressed.dispatchEvent(first);
    const stop = new AbortController();
    keepFocus(stop.signal, first);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Page' })).toHaveFocus());
    stop.abort();
  },
});

export const Row = meta.story({
  name: 'Goes from a row that is removed to the next, or the last, and then to the heading',
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await userEvent.click(button('two'));
    await waitFor(() => expect(button('three')).toHaveFocus());
    await userEvent.click(button('three'));
    await waitFor(() => expect(button('one')).toHaveFocus());
    await userEvent.click(button('one'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Rows' })).toHaveFocus());
  },
});

export const Disabled = meta.story({
  name: 'Comes back to what was of no use for a moment',
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(send).toBeDisabled();
    await waitFor(() => expect(send).toBeEnabled());
    await waitFor(() => expect(send).toHaveFocus());
  },
});

export const Elsewhere = meta.story({
  name: 'Takes the focus from nothing that has it, and gives none to a page that had none',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    const send = canvas.getByRole('button', { name: 'Send' });
    send.focus();
    await canvas.findByRole('heading', { name: 'Elsewhere: second step' });
    // Longer than it takes to move.
    await new Promise((done) => setTimeout(done, 100));
    await expect(send).toHaveFocus();
    // A press on nothing leaves what had it.
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByRole('main') });
    await canvas.findByRole('heading', { name: 'Elsewhere: second step' });
    await new Promise((done) => setTimeout(done, 100));
    await expect(document.body).toHaveFocus();
  },
});
