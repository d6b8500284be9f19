import { useId, useRef } from 'react';

/**
 * A name for what a person is doing to one input: from taking hold of it until it is taken hold of again. What happens in
 * one gesture is undone in one step.
 */
export function useGesture() {
  const id = useId();
  const count = useRef(0);
  const begin = () => {
    count.current += 1;
  };
  return { name: () => `${id} ${count.current}`, begins: { onFocus: begin, onPointerDown: begin } };
}
