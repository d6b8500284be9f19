import { useEffect, useState } from 'react';
import { isStillAt } from '../styles/stillness.ts';
import { FloatingButton } from './floating-button.tsx';

/** From how far down it is there, in heights of the window. */
const after = 1;

/** Scrolls a long page to its start; hidden while the start is visible. It is placed in FloatingButtons. */
export function BackToTop({ label }: { label: string }) {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > after * window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  return <FloatingButton icon="arrow-up" label={label} onClick={toTop} />;
}

function toTop() {
  const still = isStillAt(document.documentElement);
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
