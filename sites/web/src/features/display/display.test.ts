import { describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../app/memory-store.ts';
import { createStorage } from '../../app/storage.ts';
import { createDisplayStore } from './display.ts';

/** A page as far as the store sees one, with other tabs beside it. */
function page(shown: DOMStringMap = {}, device = { savesData: false }) {
  const tabs = new EventTarget();
  const dataset: DOMStringMap = { ...shown };
  const local = memoryStore();
  const sheet = { media: '' };
  // The dispatched events have the two fields of a StorageEvent that the store reads.
  type Listen = (type: 'storage', listener: (event: StorageEvent) => void) => void;
  const view = {
    // The store looks for one element, and sets its medium.
    document: { documentElement: { dataset }, querySelector: () => sheet as never },
    navigator: { connection: { saveData: device.savesData } },
    matchMedia: () => ({ matches: false }),
    addEventListener: tabs.addEventListener.bind(tabs) as Listen,
    removeEventListener: tabs.removeEventListener.bind(tabs) as Listen,
  };
  const otherTabSets = (key: string | null, newValue: string | null) =>
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  const store = createDisplayStore(view, createStorage({ local, session: undefined }));
  return { dataset, saved: () => Object.fromEntries(local.entries), otherTabSets, store, sheet };
}

describe('display', () => {
  it('tells what the page shows, and nothing that is no choice', () => {
    const { store } = page({ contrast: 'more', textSize: '90' });
    expect(store.get('contrast')).toBe('more');
    expect(store.get('textSize')).toBeUndefined();
    expect(store.get('motion')).toBeUndefined();
  });

  it('changes the page at once and saves; without a choice the device decides again', () => {
    const { store, dataset, saved } = page();
    const listener = vi.fn();
    store.subscribe(listener);
    store.choose('textSize', '150');
    store.choose('motion', 'less');
    expect(dataset).toEqual({ textSize: '150', motion: 'less' });
    expect(saved()).toEqual({ textSize: '150', motion: 'less' });
    expect(listener).toHaveBeenCalledTimes(2);
    store.choose('textSize', undefined);
    expect(dataset).toEqual({ motion: 'less' });
    expect(saved()).toEqual({ motion: 'less' });
  });

  it('has the sheet of high contrast hold by the choice, else by the device', () => {
    const { store, sheet } = page();
    store.choose('contrast', 'more');
    expect(sheet.media).toBe('all');
    store.choose('contrast', undefined);
    expect(sheet.media).toBe('(prefers-contrast:more),(forced-colors:active)');
  });

  it('marks the page where data is saved, by choice or by the device', () => {
    const { store, dataset } = page({}, { savesData: true });
    store.choose('dataUse', 'full');
    expect(dataset).toEqual({ dataUse: 'full' });
    store.choose('dataUse', undefined);
    expect(dataset).toEqual({ saving: '' });
    const other = page();
    other.store.choose('dataUse', 'less');
    expect(other.dataset).toEqual({ dataUse: 'less', saving: '' });
    other.otherTabSets('dataUse', null);
  });

  it('holds on a page whose browser keeps nothing', () => {
    const { dataset } = page();
    const view = {
      document: { documentElement: { dataset }, querySelector: () => null },
      navigator: {},
      matchMedia: () => ({ matches: false }),
      addEventListener() {},
    };
    const forgetful = createStorage({ local: undefined, session: undefined });
    const store = createDisplayStore({ ...view, removeEventListener() {} }, forgetful);
    store.choose('contrast', 'standard');
    expect(store.get('contrast')).toBe('standard');
  });

  it('follows another tab while somebody listens', () => {
    const { store, dataset, otherTabSets } = page({ motion: 'less' });
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    otherTabSets('theme', 'dark');
    expect(listener).not.toHaveBeenCalled();
    otherTabSets('contrast', 'more');
    expect(dataset).toEqual({ contrast: 'more', motion: 'less' });
    otherTabSets('contrast', 'loud');
    expect(dataset).toEqual({ motion: 'less' });
    otherTabSets(null, null);
    expect(dataset).toEqual({});
    listener.mockClear();
    stop();
    otherTabSets('contrast', 'more');
    expect(listener).not.toHaveBeenCalled();
  });
});
