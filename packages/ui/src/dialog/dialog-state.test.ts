import { expect, test } from 'vitest';
import { type DialogEvent, type DialogState, nextDialogState } from './dialog-state.ts';

const steps: [DialogState, DialogEvent, DialogState][] = [
  ['closed', 'open', 'opening'],
  ['closed', 'close', 'closed'],
  ['closed', 'settled', 'closed'],
  ['opening', 'open', 'opening'],
  ['opening', 'close', 'closing'],
  ['opening', 'settled', 'open'],
  ['open', 'open', 'open'],
  ['open', 'close', 'closing'],
  ['open', 'settled', 'open'],
  ['closing', 'open', 'opening'],
  ['closing', 'close', 'closing'],
  ['closing', 'settled', 'closed'],
];

test.each(steps)('[spec 4.47] a dialog that is %s, told %s, is %s', (state, event, want) => {
  expect(nextDialogState(state, event)).toBe(want);
});
