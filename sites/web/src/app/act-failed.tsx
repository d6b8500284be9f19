import { InlineAlert } from '@livery/ui/inline-alert';
import type { ReactNode } from 'react';

/** Says at once why what somebody did has failed, beside where they did it; nothing while `children` say nothing. */
export function ActFailed({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <InlineAlert tone="danger" live="assertive">
      {children}
    </InlineAlert>
  );
}
