import { describe, expect, it, vi } from 'vitest';
import { allowedImageHosts, createImageHosts } from './image-hosts.ts';

function hostsOf(...hosts: string[]) {
  let online = true;
  const images = createImageHosts(
    () => hosts,
    () => 0,
    () => online,
  );
  const failAll = (host: string) => {
    for (const file of ['a', 'b', 'c', 'd']) images.failed(host, file);
  };
  return { images, failAll, goOffline: () => (online = false) };
}

describe('the hosts of pictures', () => {
  it('pass to the next when three files of a host fail and none has come, and tell it once', () => {
    const { images } = hostsOf('one', 'two');
    const listener = vi.fn();
    images.subscribe(listener);
    images.failed('one', 'a');
    images.failed('one', 'b');
    expect(images.current()).toBe('one');
    images.failed('one', 'c');
    expect(images.current()).toBe('two');
    images.failed('one', 'd');
    expect(images.current()).toBe('two');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('stay with a host that lacks one file, however often that is asked for', () => {
    const { images } = hostsOf('one', 'two');
    for (let times = 0; times < 9; times++) images.failed('one', 'a');
    expect(images.current()).toBe('one');
  });

  it('stay with a host that has served a file, whatever else it lacks', () => {
    const { images, failAll } = hostsOf('one', 'two');
    images.failed('one', 'z');
    images.loaded('one');
    failAll('one');
    expect(images.current()).toBe('one');
  });

  it('come back to the first when all are down, and stay there', () => {
    const { images, failAll } = hostsOf('one', 'two', 'three');
    for (const host of ['one', 'two', 'three']) {
      expect(images.current()).toBe(host);
      failAll(host);
    }
    expect(images.current()).toBe('one');
    const listener = vi.fn();
    images.subscribe(listener);
    failAll('one');
    expect(images.current()).toBe('one');
    expect(listener).not.toHaveBeenCalled();
  });

  it('are not judged without a connection', () => {
    const { images, failAll, goOffline } = hostsOf('one', 'two');
    goOffline();
    failAll('one');
    expect(images.current()).toBe('one');
  });

  it('tell nothing to who has stopped listening, and are none when none is named', () => {
    const { images, failAll } = hostsOf('one', 'two');
    const listener = vi.fn();
    images.subscribe(listener)();
    failAll('one');
    expect(listener).not.toHaveBeenCalled();
    expect(hostsOf().images.current()).toBeUndefined();
  });
});

describe('the hosts that a page may use', () => {
  it('are the merchant’s own, then the platform’s on the page’s origin or on the merchant’s', () => {
    const own = ['https://img.example/icons', 'https://second.example'];
    const offered = [
      'https://stranger.example',
      '/lgw/img',
      '//stranger.example/x',
      'https://play.example:4173/img',
      'https://play.example/img',
      'https://second.example/old',
      'https://[',
    ];
    expect(allowedImageHosts(own, offered, 'play.example:4173')).toEqual([
      ...own,
      '/lgw/img',
      'https://play.example:4173/img',
      'https://second.example/old',
    ]);
    expect(allowedImageHosts([], ['https://stranger.example'], 'play.example')).toEqual([]);
  });
});
