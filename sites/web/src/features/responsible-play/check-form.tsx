import { type Protection, realityCheckSet } from '@livery/api/contract/protection';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { RadioCards } from '@livery/ui/radio-cards';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Stack } from '../../styles/page.styles.ts';
import { NotProtected, useProtect } from '../play/index.ts';
import { type Interval, intervalsWith, minutesOf, never } from './check-interval.ts';

/** Chooses how often play is covered by the reality check, or that it never is (`domain.md` B2 10). */
export function CheckForm({ minutes }: { minutes: Protection['realityCheckMinutes'] }) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const held: Interval = minutes === undefined ? never : `${minutes}`;
  const [chosen, setChosen] = useState<Interval>();
  const sent = useRef<Interval>(undefined);
  // What was chosen while it was being saved is still to be saved.
  const save = useProtect(() => setChosen((now) => (now === sent.current ? undefined : now)));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.busy) return;
    sent.current = chosen;
    const minutes = minutesOf(chosen ?? held);
    save.run(() => client.call(realityCheckSet, { minutes }));
  }
  function choose(interval: Interval): void {
    if (!save.busy) save.reset();
    setChosen(interval);
  }
  return (
    <form onSubmit={submit} aria-label={t('care.check.title')}>
      <Stack>
        <RadioCards
          label={t('care.check.interval')}
          options={intervalsWith(minutes).map((value) => ({
            value,
            label:
              value === never
                ? t('care.check.never')
                : t('care.check.minutes', { minutes: format.number(value) }),
          }))}
          value={chosen ?? held}
          onChange={choose}
        />
        {save.done && chosen === undefined && (
          <InlineAlert tone="success" live="polite" title={t('care.check.saved')} />
        )}
        <NotProtected act={save} refused={t('care.check.failed')} />
        <div>
          <Button type="submit" busy={save.busy}>
            {t('care.check.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
