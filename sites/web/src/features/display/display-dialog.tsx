import { type DisplayName, displayChoices, displayNames } from '@livery/theme/display';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { RadioCards } from '@livery/ui/radio-cards';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from '../../app/presence.ts';
import { useServices } from '../../app/services.tsx';
import { Quiet, Stack } from '../../form/panel.styles.ts';
import { AnalyticsChoice } from '../analytics/index.ts';
import { createDisplayStore, type DisplayStore } from './display.ts';

/** Stands for no choice among the values of radio buttons, which are texts. */
const device = '';

/**
 * Where members choose how pages look, mode, contrast, text size and motion, and how much data they use. A choice holds at once, by attributes of the root
 * element; only this dialog renders.
 */
export function DisplayDialog({ dialog: _, ...presence }: DialogProps<'display'>) {
  const services = useServices();
  const { t } = useTranslation();
  const { dialogs, mode, storage } = services;
  const [display] = useState(() => createDisplayStore(window, storage));
  const reset = (): void => {
    mode.set(undefined);
    for (const name of displayNames) display.choose(name, undefined);
  };
  return (
    <Dialog
      {...presence}
      width={480}
      title={t('display.title')}
      closeLabel={t('display.close')}
      onClose={dialogs.close}
      actions={
        <>
          <Button onClick={reset}>{t('display.reset')}</Button>
          <Button variant="primary" data-default="" onClick={dialogs.close}>
            {t('display.done')}
          </Button>
        </>
      }
    >
      <Choices display={display} />
    </Dialog>
  );
}

function Choices({ display }: { display: DisplayStore }) {
  const { t } = useTranslation();
  const { mode, format, site } = useServices();
  const { analytics } = site.merchant;
  const shownMode = useSyncExternalStore(mode.subscribe, mode.get);
  const contrast = useChoice(display, 'contrast');
  const textSize = useChoice(display, 'textSize');
  const motion = useChoice(display, 'motion');
  const dataUse = useChoice(display, 'dataUse');
  const asDevice = { value: device, label: t('display.device') } as const;
  const percent = (size: number | string) =>
    t('display.textSize.percent', { size: format.number(Number(size)) });
  return (
    <Stack>
      <Quiet>{t('display.text')}</Quiet>
      <RadioCards
        label={t('display.mode.title')}
        value={shownMode}
        onChange={mode.set}
        options={[
          { value: 'light', label: t('display.mode.light') },
          { value: 'dark', label: t('display.mode.dark') },
        ]}
      />
      <RadioCards
        label={t('display.contrast.title')}
        value={contrast ?? device}
        onChange={(value) => display.choose('contrast', value || undefined)}
        options={[
          asDevice,
          ...displayChoices.contrast.map((value) => ({
            value,
            label: t(`display.contrast.${value}`),
          })),
        ]}
      />
      <RadioCards
        label={t('display.textSize.title')}
        value={textSize ?? device}
        onChange={(value) => display.choose('textSize', value || undefined)}
        options={[
          { value: device, label: percent(100) },
          ...displayChoices.textSize.map((value) => ({ value, label: percent(value) })),
        ]}
      />
      <RadioCards
        label={t('display.motion.title')}
        value={motion ?? device}
        onChange={(value) => display.choose('motion', value || undefined)}
        options={[
          asDevice,
          ...displayChoices.motion.map((value) => ({ value, label: t(`display.motion.${value}`) })),
        ]}
      />
      <RadioCards
        label={t('display.dataUse.title')}
        value={dataUse ?? device}
        onChange={(value) => display.choose('dataUse', value || undefined)}
        options={[
          asDevice,
          ...displayChoices.dataUse.map((value) => ({
            value,
            label: t(`display.dataUse.${value}`),
          })),
        ]}
      />
      <Quiet>{t('display.dataUse.text')}</Quiet>
      {analytics && <AnalyticsChoice host={analytics.host} />}
    </Stack>
  );
}

function useChoice<Name extends DisplayName>(display: DisplayStore, name: Name) {
  return useSyncExternalStore(display.subscribe, () => display.get(name));
}
