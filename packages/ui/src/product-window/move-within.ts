/** A place and a size in the window, px from its left and its top. */
export type Box = { left: number; top: number; width: number; height: number };

/** How far something may go, px. */
export type Step = { x: number; y: number };

/**
 * As much of a step as leaves a box wholly inside a room. One that stands outside comes in; one that is larger than the room
 * shows its left and its top, where its name is.
 */
export function stepWithin(box: Box, by: Step, room: { width: number; height: number }): Step {
  return {
    x: within(box.left + by.x, room.width - box.width) - box.left,
    y: within(box.top + by.y, room.height - box.height) - box.top,
  };
}

function within(place: number, most: number): number {
  return Math.max(0, Math.min(place, most));
}

const clockwise = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** The step that brings a box into the room's next corner, clockwise, beginning with the top left one. */
export function stepToNextCorner(box: Box, room: { width: number; height: number }): Step {
  const corners = clockwise.map(([x, y]) => ({
    x: x * Math.max(0, room.width - box.width) - box.left,
    y: y * Math.max(0, room.height - box.height) - box.top,
  }));
  const here = corners.findIndex(({ x, y }) => Math.abs(x) < 1 && Math.abs(y) < 1);
  return corners[(here + 1) % corners.length] ?? { x: 0, y: 0 };
}
