import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** What a form needs of a field that it sends a member back to. */
export type Focusable = { focus: () => void };

/** A ref for the frame of typed dates, and for the caller one that puts the focus on the first part that can be typed. */
export function useFocusHandle(ref: Ref<Focusable> | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => frame.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
    }),
    [],
  );
  return frame;
}
