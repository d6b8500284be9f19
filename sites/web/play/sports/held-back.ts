/**
 * Holds a change back for as long as a finger or a key is down, and lets the latest one through when it is up again: nothing changes
 * between what was read and what is pressed.
 */
export function heldBack<Value>(change: (value: Value) => void): (value: Value) => void {
  let isDown = false;
  let waiting: { readonly value: Value } | undefined;
  const down = () => {
    isDown = true;
  };
  // The press comes after the finger is up.
  const up = () =>
    setTimeout(() => {
      isDown = false;
      const held = waiting;
      waiting = undefined;
      if (held) change(held.value);
    });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, down, true);
  for (const type of ['pointerup', 'pointercancel', 'keyup']) addEventListener(type, up, true);
  // A finger or a key that leaves the window comes up elsewhere.
  addEventListener('blur', up);
  return (value) => {
    if (isDown) waiting = { value };
    else change(value);
  };
}
