import { describe, expect, it } from 'vitest';
import { createHostList, hostAddress } from './host-list.ts';

const minutes = 60_000;

function listOf(...hosts: string[]) {
  let time = 0;
  const list = createHostList(hosts, () => time);
  return {
    current: list.current,
    fail: () => list.failed(list.current() ?? ''),
    failed: list.failed,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('a list of hosts', () => {
  it('uses the first until it fails, then the next', () => {
    const list = listOf('a', 'b', 'c');
    expect(list.current()).toBe('a');
    list.fail();
    expect(list.current()).toBe('b');
    expect(list.current()).toBe('b');
    list.fail();
    expect(list.current()).toBe('c');
  });

  it('moves once when many files of one host fail together', () => {
    const list = listOf('a', 'b', 'c');
    list.failed('a');
    list.failed('a');
    list.failed('a');
    expect(list.current()).toBe('b');
  });

  it('passes over a host that failed, for five minutes', () => {
    const list = listOf('a', 'b', 'c');
    list.failed('b');
    list.fail();
    expect(list.current()).toBe('c');
    list.pass(5 * minutes);
    list.fail();
    expect(list.current()).toBe('a');
  });

  it('keeps the working host when the failed one expires', () => {
    const list = listOf('a', 'b');
    list.fail();
    list.pass(6 * minutes);
    expect(list.current()).toBe('b');
  });

  it('starts over with the first when all have failed', () => {
    const list = listOf('a', 'b', 'c');
    for (let times = 0; times < 3; times++) list.fail();
    expect(list.current()).toBe('a');
    list.fail();
    expect(list.current()).toBe('b');
  });

  it('keeps its only host, has none if none is set, and ignores an unknown host', () => {
    const one = listOf('a', 'a');
    one.fail();
    expect(one.current()).toBe('a');
    const none = listOf();
    none.fail();
    expect(none.current()).toBeUndefined();
    const list = listOf('a', 'b');
    list.failed('x');
    expect(list.current()).toBe('a');
  });
});

describe('a URL on a host', () => {
  it('is joined with one slash, whatever the host ends with', () => {
    expect(hostAddress('https://img.example//', 'x', 'y.png')).toBe('https://img.example/x/y.png');
    expect(hostAddress('/lgw/img', 'x', 'y.png')).toBe('/lgw/img/x/y.png');
  });

  it('prevents a segment from leaving its folder', () => {
    expect(hostAddress('/img', 'x', '../a b?c')).toBe('/img/x/..%2Fa%20b%3Fc');
  });
});
