import * as published from 'react-aria-components/i18n/en-US';
import type { SpokenWords } from '../spoken-words.ts';

/** React Aria's own, of all its string packages. Its declarations give this module a type as its default, where it has a value. */
export const words = (published as unknown as { readonly default: SpokenWords }).default;
