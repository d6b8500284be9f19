import { describe, expect, it } from 'vitest';
import { createCookies } from './cookies.ts';

/** A document's cookie jar: writing adds one, reading lists all that have not ended. */
function jar() {
  const held = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...held].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) held.delete(name);
      else held.set(name, value);
    },
  };
}

describe('cookies', () => {
  it('writes, reads and deletes a cookie by its name [spec 7.56]', () => {
    const page = jar();
    const cookies = createCookies(page);
    cookies.write('a', 'one; two=2');
    cookies.write('ab', 'other');
    expect(cookies.read('a')).toBe('one; two=2');
    expect(cookies.read('b')).toBeUndefined();
    cookies.remove('a');
    expect(cookies.read('a')).toBeUndefined();
    expect(cookies.read('ab')).toBe('other');
  });

  it('writes an expiry when there is one, and only for secure pages [spec 7.56]', () => {
    const page = jar();
    createCookies(page).write('mark', '1', 86_400);
    createCookies(page).write('short', '1');
    expect(page.written).toEqual([
      'mark=1; Path=/; Secure; SameSite=Lax; Max-Age=86400',
      'short=1; Path=/; Secure; SameSite=Lax',
    ]);
  });

  it('reads another program’s value unchanged', () => {
    expect(createCookies({ cookie: 'x=100%' }).read('x')).toBe('100%');
  });

  it('forgets, and does not fail, where the browser refuses cookies', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const cookies = createCookies({
      get cookie(): string {
        return refuse();
      },
      set cookie(_: string) {
        refuse();
      },
    });
    cookies.write('a', '1');
    expect(cookies.read('a')).toBeUndefined();
  });
});
