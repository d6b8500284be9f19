import type { Draft, Edits } from './draft.ts';
import { applyEdits } from './draft.ts';
import { historyOf, noEdits, type PanelAction, type PanelState, reducePanel } from './history.ts';
import { type About, type Answer, type EditMessage, events } from './messages.ts';

/** What the panel shows. A new object at each change. */
export interface PanelView {
  readonly state: PanelState;
  readonly about?: About;
  readonly answer?: Answer;
  /** The token in the single-token editor. */
  readonly token?: string;
  /** The painted pair that is outlined in the story, by id. */
  readonly highlighted?: string;
}

export interface PanelStore {
  getView(): PanelView;
  subscribe(listener: () => void): () => void;
  dispatch(action: PanelAction): void;
  openToken(name: string): void;
  /** Outlines a pair, or takes the outline away when it is there. */
  highlight(id: string): void;
}

/** Storybook's channel, as far as it is used. */
interface Channel {
  // biome-ignore lint/suspicious/noExplicitAny: as Storybook's own channel has it; each listener names what it takes
  on(name: string, listener: (message: any) => void): void;
  emit(name: string, message?: unknown): void;
}

/**
 * Keeps the edits and talks with the story's frame. Lives as long as Storybook’s window, so edits stay when another
 * panel is opened. Edits are sent once a frame at most.
 */
export function createPanelStore(channel: Channel): PanelStore {
  let view: PanelView = { state: noEdits };
  let scheduled = false;
  const listeners = new Set<() => void>();

  const show = (next: PanelView) => {
    view = next;
    for (const listener of listeners) listener();
  };
  const send = () => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(() => {
      scheduled = false;
      const history = historyOf(view.state);
      const { token, about } = view;
      if (!history || !about) return;
      const message: EditMessage = {
        theme: about.theme,
        edits: history.edits,
        ...(token === undefined ? {} : { token }),
      };
      channel.emit(events.edit, message);
    });
  };
  const dispatch = (action: PanelAction) => {
    const state = reducePanel(view.state, action);
    if (state === view.state) return;
    show({ ...view, state });
    send();
  };

  channel.on(events.about, (about: About) => {
    const { theme, saved, linked } = about;
    const { highlighted: _, ...rest } = view;
    view = { ...rest, about };
    dispatch({ type: 'shown', theme, saved, ...(linked ? { edits: linked } : {}) });
  });
  channel.on(events.answer, (answer: Answer) => show({ ...view, answer }));
  channel.emit(events.ask);

  return {
    getView: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    openToken: (token) => {
      show({ ...view, token });
      send();
    },
    highlight: (id) => {
      const { highlighted, ...rest } = view;
      const next = highlighted === id ? undefined : id;
      show(next === undefined ? rest : { ...rest, highlighted: next });
      channel.emit(events.highlight, next);
    },
  };
}

/** The shown brand's files, saved and with the edits; undefined until a story is shown. */
export function draftsOf({
  state,
}: PanelView): { saved: Draft; draft: Draft; edits: Edits } | undefined {
  const history = historyOf(state);
  if (!history) return undefined;
  const { saved, edits } = history;
  return { saved, draft: applyEdits(saved, edits), edits };
}
