import { ModeSwitch } from '@livery/ui/mode-switch';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.tsx';

/** Light or dark. Only this switch renders on a change; the page follows by its CSS variables. */
export function ModeToggle() {
  const { t } = useTranslation();
  const { mode } = useServices();
  const current = useSyncExternalStore(mode.subscribe, mode.get, () => mode.initial);
  return (
    <ModeSwitch
      mode={current}
      onChange={mode.set}
      labels={{ dark: t('common.mode.toDark'), light: t('common.mode.toLight') }}
    />
  );
}
