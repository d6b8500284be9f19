import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkError, loadChunk } from './load-chunk.ts';

describe('loadChunk', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives the module that loads', async () => {
    await expect(loadChunk('home', async () => 'module')).resolves.toBe('module');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up after 120 seconds and not before [spec 9.01]', async () => {
    const settled = vi.fn();
    loadChunk('home', () => new Promise(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
  });

  it('names the part that failed and keeps the reason [spec 8.09]', async () => {
    const reason = new TypeError('Failed to fetch dynamically imported module');
    const failure = loadChunk('home', () => Promise.reject(reason));
    await expect(failure).rejects.toThrow('Loading chunk home failed');
    await expect(failure).rejects.toBeInstanceOf(ChunkError);
    await expect(failure).rejects.toMatchObject({ cause: reason });
  });
});
