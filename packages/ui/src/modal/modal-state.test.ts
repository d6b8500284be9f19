import { expect, test } from 'vitest';
import { type ModalEvent, type ModalState, nextModalState } from './modal-state.ts';

const steps: [ModalState, ModalEvent, ModalState][] = [
  ['closed', 'open', 'opening'],
  ['closed', 'close', 'closed'],
  ['closed', 'entered', 'closed'],
  ['closed', 'left', 'closed'],
  ['opening', 'open', 'opening'],
  ['opening', 'close', 'closing'],
  ['opening', 'entered', 'open'],
  ['opening', 'left', 'opening'],
  ['open', 'open', 'open'],
  ['open', 'close', 'closing'],
  ['open', 'entered', 'open'],
  ['open', 'left', 'open'],
  ['closing', 'open', 'opening'],
  ['closing', 'close', 'closing'],
  ['closing', 'entered', 'closing'],
  ['closing', 'left', 'closed'],
];

test.each(steps)('[spec 4.47] a dialog that is %s becomes, on %s, %s', (state, event, want) => {
  expect(nextModalState(state, event)).toBe(want);
});
