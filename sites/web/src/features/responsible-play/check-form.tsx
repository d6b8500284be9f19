import { failureOf } from '@livery/api';
import { type Protection, realityCheckSet } from '@livery/api/contract/protection';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { RadioCards } from '@livery/ui/radio-cards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { protectionQuery } from '../../app/protection-query.ts';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { Stack } from '../../styles/page.styles.ts';
import { type Interval, intervalsWith, minutesOf, never } from './check-interval.ts';

/** Chooses how often play is covered by the reality check, or that it never is (`domain.md` B2 10). */
export function CheckForm({ minutes }: { minutes: Protection['realityCheckMinutes'] }) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const cache = useQueryClient();
  const held: Interval = minutes === undefined ? never : `${minutes}`;
  const [chosen, setChosen] = useState<Interval>();
  const save = useMutation({
    mutationFn: (interval: Interval) =>
      client.call(realityCheckSet, { minutes: minutesOf(interval) }),
    onSuccess: (standing) => {
      cache.setQueryData(protectionQuery(client).queryKey, standing);
      setChosen(undefined);
    },
  });
  const reason = useFailureWords(failureOf(save.error));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!save.isPending) save.mutate(chosen ?? held);
  }
  function choose(interval: Interval): void {
    save.reset();
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
        {save.isSuccess && (
          <InlineAlert tone="success" live="polite" title={t('care.check.saved')} />
        )}
        {save.isError && (
          <InlineAlert tone="danger" live="assertive" title={t('care.check.failed')}>
            {reason}
          </InlineAlert>
        )}
        <div>
          <Button type="submit" busy={save.isPending}>
            {t('care.check.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
