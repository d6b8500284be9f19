import type { HelpArticle } from '@livery/api/contract/support';
import { describe, expect, it } from 'vitest';
import { findHelp, findLotteries, findVendors } from './find.ts';

const vendor = (displayName: string) => ({
  vassalage: displayName.toUpperCase(),
  displayName,
  gameType: 'RNG',
  accountTypeId: 1,
  isHot: false,
  maintenance: false,
});
const lottery = (remark: string) => ({
  gameId: remark,
  gameMenuTag: 'VN_NORTH',
  remark,
  language: undefined,
  numero: null,
  remainTime: 0,
  lockTime: 0,
  drawDayOfWeek: '',
  tag: '',
  status: 'open' as const,
  prizeMode: 'SEA',
  instant: false,
});
const article = (articleId: string, title: string, content: string): HelpArticle => ({
  articleId,
  category: 'PLAY',
  title,
  content,
  language: undefined,
});

describe('a search', () => {
  it('finds lotteries without their tone marks', () => {
    const games = [lottery('Đà Nẵng'), lottery('Hà Nội')];
    expect(findLotteries(games, 'da nang').map(({ remark }) => remark)).toEqual(['Đà Nẵng']);
  });

  it.each([
    ['Thai', 'ลอตเตอรี่ไทย', 'ไทย'],
    ['Hindi', 'दैनिक लॉटरी', 'लॉटरी'],
    ['Bengali', 'ঢাকা লটারি', 'ঢাকা'],
  ])('finds names in %s', (_, remark, term) => {
    expect(findLotteries([lottery(remark), lottery('Keno')], term)).toHaveLength(1);
  });

  it('finds providers by any word of their name, five at most', () => {
    const many = Array.from({ length: 9 }, (_, place) => vendor(`Tide Glass ${place}`));
    expect(findVendors([vendor('Luma'), ...many], 'GLASS tide')).toHaveLength(5);
  });

  it('finds articles by their title before those that only mention it', () => {
    const articles = [
      article('a', 'Limits', '<p>After a <b>deposit</b> …</p>'),
      article('b', 'How to deposit', '<p>…</p>'),
      article('c', 'Games', '<p class="deposit">…</p>'),
    ];
    expect(findHelp(articles, 'deposit').map(({ articleId }) => articleId)).toEqual(['b', 'a']);
  });
});
