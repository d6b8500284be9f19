import { describe, expect, it } from 'vitest';
import { matches } from './search-text.ts';

describe('matches', () => {
  it.each([
    ['a part of a word', 'Northern Bank', 'ort', true],
    ['words in any order', 'Northern Bank', 'bank nor', true],
    ['Vietnamese without tone marks', 'Ngân hàng Đà Nẵng', 'ngan hang da nang', true],
    ['Vietnamese with them', 'Ngân hàng Đà Nẵng', 'Đà Nẵng', true],
    ['nothing typed', 'Northern Bank', '', true],
    ['another word', 'Northern Bank', 'south', false],
    ['the vowels of Thai', 'กรุงไทย', 'กรงไทย', false],
    ['Thai without tone marks', 'บ้านช่อง', 'บานชอง', true],
    ['Hindi without the dot below', 'बाज़ार', 'बाजार', true],
    ['Hindi with it', 'बाज़ार', 'बाज़ार', true],
    ['the vowels of Bengali', 'সোনালী ব্যাংক', 'সোনাল', true],
    ['other vowels of Bengali', 'সোনালী ব্যাংক', 'সানালা', false],
  ])('%s', (_, text, typed, want) => {
    expect(matches(text, typed)).toBe(want);
  });
});
