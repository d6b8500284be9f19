import { appTargets } from '../../app/app-targets.ts';
import { codeQuery } from '../../app/code-query.ts';
import { type Services, useServices } from '../../app/services.tsx';
import { useCodeWhenNear } from '../../app/use-code-when-near.ts';
import { usePermission } from '../../app/use-permission.ts';
import { Kept } from './home-screen.styles.ts';

const codesQuery = ({ loadWords }: Pick<Services, 'loadWords'>) =>
  codeQuery('app codes', async () => {
    const [{ AppCodes }] = await Promise.all([import('./app-codes.tsx'), loadWords('around')]);
    return AppCodes;
  });

/**
 * The app download block (spec §2), when the platform has apps. Far below the first window, so the code that draws QR
 * codes is fetched when the visitor comes near; its room is kept.
 */
export function AppBlock() {
  const { place, code } = useCodeWhenNear(codesQuery(useServices()));
  const [first, ...others] = appTargets(usePermission()?.resources ?? []);
  if (!first) return null;
  return <Kept ref={place}>{code.data && <code.data targets={[first, ...others]} />}</Kept>;
}
