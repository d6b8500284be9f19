import { useEffect, useState } from 'react';

/**
 * Whether something over the page is open, and the way to change it. What is open from the start opens after the first drawing:
 * only then does the theme scope around it have its container for overlays.
 */
export function useOpen(defaultOpen = false) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (defaultOpen) setOpen(true);
  }, [defaultOpen]);
  return [open, setOpen] as const;
}
