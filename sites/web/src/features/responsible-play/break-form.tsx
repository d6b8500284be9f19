import { type Protection, takeBreak } from '@livery/api/contract/protection';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { RadioCards } from '@livery/ui/radio-cards';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Stack } from '../../styles/page.styles.ts';
import { NotProtected, useProtect } from '../play/index.ts';
import { type BreakKind, kindsAfter, optionsOf } from './break-choice.ts';

/**
 * Chooses a break and its length, and begins it after a question that states the consequences. The platform holds it: on every device,
 * after a new login too (`domain.md` B2 15, 16).
 *
 * @param props.taken the break that holds now; it can only be made longer
 */
export function BreakForm({ taken }: { taken: Protection['break'] }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const [wanted, setWanted] = useState<BreakKind>('timeOut');
  const [length, setLength] = useState('');
  const [asks, setAsks] = useState(false);
  const begin = useProtect(() => {
    // Offers, banners and announcements are others from now on.
    void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'protection' });
  });

  const kinds = kindsAfter(taken).filter(
    (each) => optionsOf(each, taken, client.serverNow()).length > 0,
  );
  const kind = kinds.includes(wanted) ? wanted : kinds[0];
  if (kind === undefined) return null;
  const options = optionsOf(kind, taken, client.serverNow());
  const chosen = options.find(({ id }) => id === length) ?? options[0];
  if (chosen === undefined) return null;
  const named = { length: t(`care.length.${chosen.id}`) };

  function ask(event: FormEvent): void {
    event.preventDefault();
    begin.reset();
    setAsks(true);
  }
  return (
    <form onSubmit={ask} aria-label={t('care.break.title')}>
      <Stack>
        {kinds.length > 1 && (
          <RadioCards
            label={t('care.break.kind')}
            options={kinds.map((value) => ({ value, label: t(`care.kind.${value}`) }))}
            value={kind}
            onChange={setWanted}
          />
        )}
        <RadioCards
          label={t('care.break.length')}
          options={options.map(({ id }) => ({ value: id, label: t(`care.length.${id}`) }))}
          value={chosen.id}
          onChange={setLength}
        />
        <NotProtected act={begin} refused={t('care.failed')} />
        <div>
          <Button type="submit">{t('care.break.continue')}</Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={asks}
        title={t(`care.confirm.${kind}`, named)}
        confirmLabel={t(`care.confirm.${kind}.start`)}
        cancelLabel={t('care.confirm.back')}
        busy={begin.busy}
        onCancel={() => setAsks(false)}
        onConfirm={() =>
          begin.run(
            () => client.call(takeBreak, chosen.request),
            () => setAsks(false),
          )
        }
      >
        <ul>
          <li>{t('care.confirm.now')}</li>
          <li>{t('care.confirm.closed')}</li>
          <li>{t('care.confirm.open')}</li>
          <li>{t('care.confirm.final')}</li>
        </ul>
      </ConfirmDialog>
    </form>
  );
}
