import { describe, expect, it } from 'vitest';
import { judgeFiles } from './judge-files.ts';

const megabyte = 1024 * 1024;
/** Those of an activity's pictures (spec §9). */
const limits = { accept: ['image/png', 'image/jpeg'], maxBytes: 5 * megabyte, maxFiles: 3 };
const file = (name: string, type: string, size = 3) => new File(['x'.repeat(size)], name, { type });
const png = (name: string, size?: number) => file(name, 'image/png', size);

describe('judgeFiles', () => {
  it('accepts png and jpg up to 5 MB each and three together', () => {
    const added = [png('a.png', 5 * megabyte), file('b.jpg', 'image/jpeg'), png('c.png')];
    expect(judgeFiles(added, 0, limits)).toEqual({ taken: added, refused: [] });
  });

  it('gives a reason for each rejected file, and accepts the rest', () => {
    const gif = file('a.gif', 'image/gif');
    const large = png('b.png', 5 * megabyte + 1);
    const [first, second, third] = [png('c.png'), png('d.png'), png('e.png')];
    expect(judgeFiles([gif, large, first, second, third], 1, limits)).toEqual({
      taken: [first, second],
      refused: [
        { file: gif, reason: 'type' },
        { file: large, reason: 'size' },
        { file: third, reason: 'count' },
      ],
    });
  });

  it('matches a kind by a wildcard type and by an extension', () => {
    const any = { ...limits, accept: ['image/*', '.PDF'] };
    const [gif, pdf, text] = [
      file('a.gif', 'image/gif'),
      file('b.pdf', ''),
      file('c.txt', 'text/plain'),
    ];
    expect(judgeFiles([gif, pdf, text], 0, any).taken).toEqual([gif, pdf]);
  });
});
