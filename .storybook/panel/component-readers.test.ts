import { isComponentToken } from '@livery/theme';
import { settableTokens } from '@livery/theme/overrides';
import { describe, expect, it } from 'vitest';
import { isOwnToken, readersOf } from './component-readers.ts';

const library = {
  button: { stories: 8, own: ['button.radius'], tokens: ['radius.control', 'action.primaryFill'] },
  'tab-bar': { stories: 3, own: ['tabBar.fill'], tokens: ['text.muted'] },
};

describe('the components that read a token', () => {
  it('are those whose contract names a semantic one', () => {
    expect(readersOf('radius.control', library)).toEqual([{ component: 'button', stories: 8 }]);
    expect(readersOf('money.gain', library)).toEqual([]);
  });

  it('are the one whose own it is', () => {
    expect(readersOf('tabBar.fill', library)).toEqual([{ component: 'tab-bar', stories: 3 }]);
  });

  it('are in the library: one for each token that a brand may set for a component alone', () => {
    const own = settableTokens.filter(({ name }) => isComponentToken(name));
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter(({ name }) => readersOf(name).length !== 1)).toEqual([]);
    expect(settableTokens.filter(({ name }) => isOwnToken(name))).toEqual(own);
  });
});
