/** The states of a modal (spec §4): `closed` is not in the page at all. */
export type ModalState = 'closed' | 'opening' | 'open' | 'closing';

/** `settled`: what moves has come to rest. */
export type ModalEvent = 'open' | 'close' | 'settled';

const next: Record<ModalState, Partial<Record<ModalEvent, ModalState>>> = {
  closed: { open: 'opening' },
  opening: { settled: 'open', close: 'closing' },
  open: { close: 'closing' },
  closing: { settled: 'closed', open: 'opening' },
};

/** The state after an event; one that means nothing here changes nothing. */
export function nextModalState(state: ModalState, event: ModalEvent): ModalState {
  return next[state][event] ?? state;
}
