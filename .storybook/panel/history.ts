import { alike, type Draft, type Edits, type Json, withEdit } from './draft.ts';

/** The edits of one brand, and the way back. */
export interface History {
  readonly saved: Draft;
  readonly edits: Edits;
  readonly past: readonly Edits[];
  readonly future: readonly Edits[];
  /** The gesture that made the last edit: what one drag of a slider changes is undone in one step. */
  readonly gesture?: string;
}

/** Edits by brand: the toolbar may go to another merchant and come back. */
export interface PanelState {
  /** The brand of the shown story; absent until the preview has told it. */
  readonly theme?: string;
  readonly histories: Readonly<Record<string, History>>;
}

export type PanelAction =
  /** The preview shows a story in this brand. `edits` are those that a link brought, used when the brand is new here. */
  | { type: 'shown'; theme: string; saved: Draft; edits?: Edits }
  /** `null` takes the member out. Edits of one gesture are one step. */
  | { type: 'set'; pointer: string; value: Json; gesture?: string }
  | { type: 'reset'; pointer: string }
  | { type: 'resetAll' }
  | { type: 'undo' }
  | { type: 'redo' };

export const noEdits: PanelState = { histories: {} };

/** Steps kept for undo. */
const deepest = 200;

/** The panel's state after an action. Pure. */
export function reducePanel(state: PanelState, action: PanelAction): PanelState {
  if (action.type === 'shown') {
    const { theme, saved, edits = {} } = action;
    const known = ownHistory(state, theme);
    const history = known ? { ...known, saved } : { saved, edits, past: [], future: [] };
    return { theme, histories: { ...state.histories, [theme]: history } };
  }
  const history = historyOf(state);
  if (!history || state.theme === undefined) return state;
  const next = reduceHistory(history, action);
  return next === history
    ? state
    : { ...state, histories: { ...state.histories, [state.theme]: next } };
}

/** The history of the shown brand. */
export function historyOf(state: PanelState): History | undefined {
  return state.theme === undefined ? undefined : ownHistory(state, state.theme);
}

const ownHistory = ({ histories }: PanelState, theme: string) =>
  Object.hasOwn(histories, theme) ? histories[theme] : undefined;

function reduceHistory(history: History, action: Exclude<PanelAction, { type: 'shown' }>): History {
  const { saved, edits, past, future } = history;
  switch (action.type) {
    case 'set': {
      const { pointer, value, gesture } = action;
      return edited(history, withEdit(saved, edits, pointer, value), gesture);
    }
    case 'reset': {
      const { [action.pointer]: _, ...others } = edits;
      return edited(history, others);
    }
    case 'resetAll':
      return edited(history, {});
    case 'undo': {
      const last = past.at(-1);
      if (!last) return history;
      return { saved, edits: last, past: past.slice(0, -1), future: [edits, ...future] };
    }
    case 'redo': {
      const [next, ...later] = future;
      if (!next) return history;
      return { saved, edits: next, past: [...past, edits], future: later };
    }
  }
}

function edited(history: History, edits: Edits, gesture?: string): History {
  const { saved, past } = history;
  if (alike(edits, history.edits)) return history;
  const goesOn = gesture !== undefined && gesture === history.gesture;
  return {
    saved,
    edits,
    past: goesOn ? past : [...past, history.edits].slice(-deepest),
    future: [],
    ...(gesture === undefined ? {} : { gesture }),
  };
}
