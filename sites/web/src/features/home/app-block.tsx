import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { Boundary } from '../../app/boundary.tsx';
import { lazyComponent } from '../../app/lazy-component.ts';
import { useServices } from '../../app/services.tsx';
import { useNear } from '../../app/use-near.ts';
import { appTargets } from './app-targets.ts';
import { Kept } from './home-screen.styles.ts';

const AppCodes = lazyComponent('app codes', async () => (await import('./app-codes.tsx')).AppCodes);

/**
 * The app download block (spec §2), when the platform has apps. Far below the first window, so the code that draws QR
 * codes is fetched when the visitor comes near; its room is kept.
 */
export function AppBlock() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { data: system } = useQuery(useServices().queries.system());
  const [first, ...others] = appTargets(system?.permission?.resources ?? []);
  if (!first) return null;
  return (
    <Kept ref={place}>
      {near && (
        <Boundary fallback={() => null}>
          <Suspense>
            <AppCodes targets={[first, ...others]} />
          </Suspense>
        </Boundary>
      )}
    </Kept>
  );
}
