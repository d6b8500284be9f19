import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type About, type EditMessage, events } from './messages.ts';
import { createPanelStore } from './panel-store.ts';

const about = (theme: string, linked?: About['linked']): About => ({
  theme,
  mode: 'light',
  saved: { brand: { name: theme, radius: 14 }, tokens: {} },
  typefaces: {},
  tokens: [],
  ...(linked ? { linked } : {}),
});

/** A channel that keeps what the panel says, and frames that are drawn by hand. */
function stage() {
  const listeners = new Map<string, (message: never) => void>();
  const sent: { name: string; message?: unknown }[] = [];
  const store = createPanelStore({
    on: (name, listener) => listeners.set(name, listener),
    emit: (name, message) => sent.push({ name, message }),
  });
  return {
    store,
    // The panel's own listeners take what the frame sends.
    tell: (message: About) => listeners.get(events.about)?.(message as never),
    edits: () =>
      sent.flatMap(({ name, message }) => (name === events.edit ? [message as EditMessage] : [])),
    sent,
  };
}

let frames: (() => void)[] = [];
const draw = () => {
  const due = frames;
  frames = [];
  for (const frame of due) frame();
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

const radius = (value: number) => ({ type: 'set', pointer: '/brand/radius', value }) as const;

describe('the panel’s store', () => {
  it('asks at once what is shown', () => {
    expect(stage().sent).toEqual([{ name: events.ask, message: undefined }]);
  });

  it('sends many edits of one frame as one message, the last', () => {
    const { store, tell, edits } = stage();
    tell(about('harbour'));
    draw();
    for (const value of [1, 2, 3]) store.dispatch(radius(value));
    expect(edits()).toHaveLength(1);
    draw();
    expect(edits().slice(1)).toEqual([{ theme: 'harbour', edits: { '/brand/radius': 3 } }]);
  });

  it('sends a brand’s edits again when the frame has forgotten them', () => {
    const { store, tell, edits } = stage();
    tell(about('harbour'));
    store.dispatch(radius(20));
    draw();
    tell(about('harbour'));
    draw();
    expect(edits().at(-1)?.edits).toEqual({ '/brand/radius': 20 });
  });

  it('takes over the edits that a link brought', () => {
    const { store, tell } = stage();
    tell(about('harbour', { '/brand/radius': 2 }));
    expect(store.getView().state.histories['harbour']?.edits).toEqual({ '/brand/radius': 2 });
  });

  it('outlines one pair at a time, and none when it is pressed again', () => {
    const { store, sent } = stage();
    for (const id of ['a', 'b', 'b']) store.highlight(id);
    const outlined = sent.flatMap(({ name, message }) =>
      name === events.highlight ? [message] : [],
    );
    expect(outlined).toEqual(['a', 'b', undefined]);
    expect(store.getView().highlighted).toBeUndefined();
  });
});
