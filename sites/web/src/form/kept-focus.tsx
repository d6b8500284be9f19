import { withoutRing } from '@livery/ui/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Part = styled.div`
  ${withoutRing}
`;

/**
 * Container for steps that replace each other. When the focused control is removed, the container takes the focus: screen readers read
 * the new step, and Tab continues from it (WCAG 2.4.3).
 */
export function KeptFocus({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = part.current;
    if (!root) return;
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element && root.contains(target) ? target : null;
    };
    const changes = new MutationObserver(() => {
      const isLost = last !== null && !last.isConnected;
      if (isLost && document.activeElement === document.body) root.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    changes.observe(root, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      changes.disconnect();
    };
  }, []);
  return (
    <Part ref={part} tabIndex={-1}>
      {children}
    </Part>
  );
}
