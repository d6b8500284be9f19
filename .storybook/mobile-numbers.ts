import { storyGlobalsOf } from './story-globals.ts';

/** A mobile number of each merchant's usual country that nobody has yet. */
const numbers: Readonly<Record<string, string>> = {
  default: '812345678',
  india: '9812345678',
  bangladesh: '1712345678',
  vietnam: '912345678',
};

/** A number that can join in the merchant that a story stands in. */
export function newNumber(story: Parameters<typeof storyGlobalsOf>[0]): string {
  return numbers[storyGlobalsOf(story).merchant] ?? '812345678';
}
