import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { Boundary } from '../../app/boundary.tsx';
import { loadChunk } from '../../app/load-chunk.ts';
import { useServices } from '../../app/services.tsx';
import { useNear } from '../../app/use-near.ts';
import { appTargets } from './app-targets.ts';
import { Kept } from './home-screen.styles.ts';

const AppCodes = lazy(async () => {
  const { AppCodes: component } = await loadChunk('app codes', () => import('./app-codes.tsx'));
  return { default: component };
});

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
