import { describe, expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { historyOf, noEdits, type PanelAction, reducePanel } from './history.ts';

const saved: Draft = { brand: { name: 'Harbour', radius: 14 }, tokens: {} };
const shown = { type: 'shown', theme: 'harbour', saved } as const;
const radius = (value: number, gesture?: string): PanelAction => ({
  type: 'set',
  pointer: '/brand/radius',
  value,
  ...(gesture ? { gesture } : {}),
});
const stateAfter = (...actions: PanelAction[]) => [shown, ...actions].reduce(reducePanel, noEdits);
const editsAfter = (...actions: PanelAction[]) => historyOf(stateAfter(...actions))?.edits;

const undo = { type: 'undo' } as const;
const redo = { type: 'redo' } as const;

describe('the panel', () => {
  it('undoes and redoes step by step', () => {
    expect(editsAfter(radius(20), radius(24))).toEqual({ '/brand/radius': 24 });
    expect(editsAfter(radius(20), radius(24), undo)).toEqual({ '/brand/radius': 20 });
    expect(editsAfter(radius(20), radius(24), undo, undo)).toEqual({});
    expect(editsAfter(radius(20), radius(24), undo, undo, redo)).toEqual({ '/brand/radius': 20 });
  });

  it('stays as it is where there is nothing to undo or redo', () => {
    const state = stateAfter();
    expect(reducePanel(state, undo)).toBe(state);
    expect(reducePanel(state, redo)).toBe(state);
  });

  it('undoes what one drag did in one step', () => {
    const dragged = [radius(15, 'a'), radius(16, 'a'), radius(17, 'a')];
    expect(editsAfter(radius(3), ...dragged, undo)).toEqual({ '/brand/radius': 3 });
    expect(editsAfter(...dragged, radius(18, 'b'), undo)).toEqual({ '/brand/radius': 17 });
  });

  it('undoes and redoes the room of a script, also inside typefaces that were just chosen', () => {
    const thai = '/brand/typefaces/thai';
    const face = { family: 'noto-sans-thai', weights: [700] };
    const chosen = { type: 'set', pointer: thai, value: { display: face, body: face } } as const;
    const room = (value: number | null): PanelAction => ({
      type: 'set',
      pointer: `${thai}/leading/body`,
      value,
      gesture: 'a',
    });
    const roomy = { [thai]: { ...chosen.value, leading: { body: 1.9 } } };
    expect(editsAfter(chosen, room(1.8), room(1.9))).toEqual(roomy);
    expect(editsAfter(chosen, room(1.8), room(1.9), undo)).toEqual({ [thai]: chosen.value });
    expect(editsAfter(chosen, room(1.8), room(1.9), undo, redo)).toEqual(roomy);
    // Taken out again, it leaves no empty member.
    expect(editsAfter(chosen, room(1.8), room(null))).toEqual({ [thai]: chosen.value });
  });

  it('begins a new step when a drag goes on after an undo', () => {
    expect(editsAfter(radius(15, 'a'), undo, radius(16, 'a'), undo)).toEqual({});
  });

  it('forgets what was undone at the next edit', () => {
    expect(editsAfter(radius(20), undo, radius(5), redo)).toEqual({ '/brand/radius': 5 });
  });

  it('resets one place or all, and both can be undone', () => {
    const name = { type: 'set', pointer: '/brand/name', value: 'Bay' } as const;
    const two = [radius(20), name];
    expect(editsAfter(...two, { type: 'reset', pointer: '/brand/radius' })).toEqual({
      '/brand/name': 'Bay',
    });
    expect(editsAfter(...two, { type: 'resetAll' })).toEqual({});
    expect(editsAfter(...two, { type: 'resetAll' }, undo)).toEqual({
      '/brand/radius': 20,
      '/brand/name': 'Bay',
    });
  });

  it('makes no step of an edit that changes nothing', () => {
    expect(historyOf(stateAfter(radius(14)))?.past).toEqual([]);
  });

  it('keeps the edits of a brand while another is shown', () => {
    const other = { ...shown, theme: 'bay' };
    expect(editsAfter(radius(20), other)).toEqual({});
    expect(editsAfter(radius(20), other, shown)).toEqual({ '/brand/radius': 20 });
  });

  it('takes the edits of a link for a brand that is new, not over one’s own', () => {
    const linked = { ...shown, edits: { '/brand/radius': 2 } };
    expect(historyOf(reducePanel(noEdits, linked))?.edits).toEqual({ '/brand/radius': 2 });
    expect(editsAfter(radius(20), linked)).toEqual({ '/brand/radius': 20 });
  });
});
