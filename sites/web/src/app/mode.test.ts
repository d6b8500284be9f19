import { describe, expect, it, vi } from 'vitest';
import { createModeStore } from './mode.ts';
import type { Mode } from './storage.ts';

/** A page as far as the mode store sees one. */
function page(saved?: Mode) {
  const tabs = new EventTarget();
  const documentElement = { dataset: {} as DOMStringMap };
  const storage = {
    saved,
    mode: () => storage.saved,
    saveMode: (mode: Mode | undefined) => {
      storage.saved = mode;
    },
  };
  const view = {
    document: { documentElement },
    addEventListener: (type: 'storage', listener: (event: StorageEvent) => void) =>
      // The dispatched events have the two fields of a StorageEvent that the store reads.
      tabs.addEventListener(type, (event) => listener(event as StorageEvent)),
  };
  const otherTabSets = (key: string | null, newValue: string | null) =>
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  return { documentElement, storage, otherTabSets, view };
}

describe('mode', () => {
  it('starts light without a choice [spec 9.49]', () => {
    const { view, storage, documentElement } = page();
    expect(createModeStore(view, storage, 'light').get()).toBe('light');
    expect(documentElement.dataset.mode).toBe('light');
  });

  it('starts as saved', () => {
    const { view, storage, documentElement } = page('dark');
    createModeStore(view, storage, 'light');
    expect(documentElement.dataset.mode).toBe('dark');
  });

  it('changes the page, the saved choice and tells who listens', () => {
    const { view, storage, documentElement } = page();
    const mode = createModeStore(view, storage, 'light');
    const listener = vi.fn();
    const stop = mode.subscribe(listener);
    mode.set('dark');
    expect(documentElement.dataset.mode).toBe('dark');
    expect(storage.saved).toBe('dark');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    mode.set('light');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('goes back to the mode before any choice, and forgets the choice', () => {
    const { view, storage, documentElement } = page('dark');
    const mode = createModeStore(view, storage, 'light');
    mode.set(undefined);
    expect(documentElement.dataset.mode).toBe('light');
    expect(storage.saved).toBeUndefined();
  });

  it('follows another tab, and only its mode', () => {
    const { view, storage, otherTabSets } = page();
    const mode = createModeStore(view, storage, 'light');
    otherTabSets('lang', 'dark');
    expect(mode.get()).toBe('light');
    otherTabSets('theme', 'dark');
    expect(mode.get()).toBe('dark');
    otherTabSets('theme', null);
    expect(mode.get()).toBe('light');
    otherTabSets('theme', 'dark');
    // It has emptied the storage.
    otherTabSets(null, null);
    expect(mode.get()).toBe('light');
  });
});
