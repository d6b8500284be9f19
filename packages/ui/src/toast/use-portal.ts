import { useEffect, useState } from 'react';
import { useUNSAFE_PortalContext as usePortalContext } from 'react-aria/PortalProvider';

/** Where overlays of the theme scope around stand; null before the first drawing, as the place itself is drawn by then. */
export function usePortal(): HTMLElement | null {
  const { getContainer } = usePortalContext();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useEffect(() => setContainer(getContainer?.() ?? document.body), [getContainer]);
  return container;
}
