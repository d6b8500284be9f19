/** Styles that components and a site share, so that there is one of each. */
export { artRoom } from './art-room.ts';
export { isSavingData } from './data-saving.ts';
export { focusRingAround, withoutRing } from './field-ring.ts';
export { focusRing, focusRingInside, ring } from './focus-ring.ts';
export { layers } from './layers.ts';
export { appear, overlayPanel } from './overlay-panel.ts';
export { stageRing } from './stage-ring.ts';
export { isStillAt, watchStillness } from './stillness.ts';
