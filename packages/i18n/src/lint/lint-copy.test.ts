import { describe, expect, it } from 'vitest';
import { lintCopy } from './lint-copy.ts';
import { lockedIds } from './locked.ts';

describe('lintCopy', () => {
  it('accepts a merchant’s own text', () => {
    expect(lintCopy('EN', { 'home.hero.title': 'A river of games' })).toEqual([]);
    expect(lintCopy('TH', { 'platform.phone.tooManyRequests_other': 'รอ {{count}} นาที' })).toEqual(
      [],
    );
  });

  it('rejects every locked message', () => {
    for (const id of lockedIds) {
      expect(lintCopy('EN', { [id]: 'Ours' }).map(({ code }) => code)).toEqual(['locked-id']);
    }
  });

  it('names the message that was probably meant', () => {
    const [finding] = lintCopy('EN', { 'home.hero.titel': 'A river of games' });
    expect(finding).toMatchObject({
      code: 'unknown-id',
      id: 'home.hero.titel',
      near: 'home.hero.title',
    });
  });

  it('suggests nothing for a message with no similar name', () => {
    const [finding] = lintCopy('EN', { x: 'A river of games' });
    expect(finding).toEqual({ code: 'unknown-id', id: 'x', near: undefined });
  });

  it('rejects placeholders that the message does not have', () => {
    const [finding] = lintCopy('EN', { 'common.asOf': 'Last seen {{when}}' });
    expect(finding).toMatchObject({ code: 'placeholder', found: ['when'], wanted: ['time'] });
  });

  it('rejects phrases that urge, in the page’s language and in English [spec B2.20]', () => {
    const codes = (text: string) =>
      lintCopy('VI', { 'home.hero.lead': text }).map(({ code }) => code);
    expect(codes('Nhanh tay đặt cược')).toEqual(['forbidden-phrase']);
    expect(codes('Bet now')).toEqual(['forbidden-phrase']);
    expect(codes('Chào mừng bạn!')).toEqual(['forbidden-phrase']);
    expect(codes('Luật rõ ràng, con số trung thực.')).toEqual([]);
  });

  it('rejects an empty text', () => {
    expect(lintCopy('EN', { 'home.title': ' ' })).toEqual([
      { code: 'empty-message', id: 'home.title' },
    ]);
  });
});
