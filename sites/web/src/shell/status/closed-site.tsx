import { nextLook, type System } from '../../app/system-query.ts';
import { AddressScreen } from './address-screen.tsx';
import { MaintenanceScreen } from './maintenance-screen.tsx';
import { RegionScreen } from './region-screen.tsx';
import { UnavailableScreen } from './unavailable-screen.tsx';

interface Closed {
  readonly system: System & { readonly root: Exclude<System['root'], 'site'> };
  /** When the platform answered last or failed to, milliseconds since 1970 by the device's clock. */
  readonly askedAt: number;
  /** It is being asked again. */
  readonly asking: boolean;
  readonly onRetry: () => void;
}

/** The root screen of a site that is not open. */
export function ClosedSite({ system, askedAt, asking, onRetry }: Closed) {
  switch (system.root) {
    case 'maintenance':
      return <MaintenanceScreen endTime={system.permission?.maintenance.endTime} />;
    case 'region':
      return <RegionScreen ip={system.permission?.location.ip} />;
    case 'address':
      return <AddressScreen />;
    case 'unavailable':
      return (
        <UnavailableScreen
          nextTryAt={askedAt + (nextLook(system) ?? 0)}
          trying={asking}
          onRetry={onRetry}
        />
      );
  }
}
