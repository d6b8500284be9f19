/** A dialog's life (spec §4): `closed` is not in the page at all. */
export type DialogState = 'closed' | 'opening' | 'open' | 'closing';

/** `settled`: what moves has come to rest. */
export type DialogEvent = 'open' | 'close' | 'settled';

const next: Record<DialogState, Partial<Record<DialogEvent, DialogState>>> = {
  closed: { open: 'opening' },
  opening: { settled: 'open', close: 'closing' },
  open: { close: 'closing' },
  closing: { settled: 'closed', open: 'opening' },
};

/** The state after an event; one that means nothing here changes nothing. */
export function nextDialogState(state: DialogState, event: DialogEvent): DialogState {
  return next[state][event] ?? state;
}
