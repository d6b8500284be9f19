/** The states of a modal (spec §4): `closed` is not in the page at all. */
export type ModalState = 'closed' | 'opening' | 'open' | 'closing';

/**
 * `entered`, `left`: the motion on its way in or out has come to rest. Two events, as the end of the way in may be heard after the
 * way out has begun.
 */
export type ModalEvent = 'open' | 'close' | 'entered' | 'left';

const next: Record<ModalState, Partial<Record<ModalEvent, ModalState>>> = {
  closed: { open: 'opening' },
  opening: { entered: 'open', close: 'closing' },
  open: { close: 'closing' },
  closing: { left: 'closed', open: 'opening' },
};

/** The state after an event; one that means nothing here changes nothing. */
export function nextModalState(state: ModalState, event: ModalEvent): ModalState {
  return next[state][event] ?? state;
}
