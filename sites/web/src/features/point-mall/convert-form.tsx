import type { Failure, RequestOf, ValueOf } from '@livery/api';
import { type pointsConfig, pointsConvert } from '@livery/api/contract/points';
import type { ActService } from '@livery/flows/act';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { NumberField } from '@livery/ui/number-field';
import { PasswordField } from '@livery/ui/password-field';
import { Stat } from '@livery/ui/stat';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../app/act-failed.tsx';
import { memberKey } from '../../app/member-key.ts';
import { useServices } from '../../app/services.tsx';
import { useActs, useUnanswered } from '../../app/use-acts.ts';
import { FormStack, Quiet } from '../../form/panel.styles.ts';
import { Unanswered } from '../../form/unanswered.tsx';
import { usePasswordLabels } from '../../form/use-password-labels.ts';
import { useGuarded } from '../session/index.ts';
import { Narrow } from './mall.styles.ts';
import { worthOf } from './points-worth.ts';
import { useRefusalWords } from './use-refusal-words.ts';

type Converted = ValueOf<typeof pointsConvert>;
type Told = { readonly done: Converted } | { readonly refused: Failure } | 'left';

/**
 * Turns points into money with the payment password; what they give stands in account currency before the press that does it
 * (domain.md B2.07). A conversion whose answer was lost is asked for again under its key, never made twice.
 */
export function ConvertForm({
  points: held,
  config: { rate, minConvert },
}: {
  points: number;
  config: ValueOf<typeof pointsConfig>;
}) {
  const { t } = useTranslation();
  const { client, format, site } = useServices();
  const cache = useQueryClient();
  const guarded = useGuarded();
  const labels = usePasswordLabels();
  const acts = useActs();
  const unanswered = useUnanswered(acts.act);
  const [points, setPoints] = useState<number | null | undefined>(null);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [told, setTold] = useState<Told>();
  const refusal = useRefusalWords(
    typeof told === 'object' && 'refused' in told ? told.refused : undefined,
  );
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const n = (value: number) => format.number(value);
  const whole = points !== null && points !== undefined && Number.isSafeInteger(points);
  const gives =
    whole && points > 0 ? worthOf(points, rate, site.merchant.currency.decimals) : undefined;
  const wrongPoints = !whole
    ? t('mall.convert.notWhole')
    : points < minConvert
      ? t('mall.convert.tooFew', { min: n(minConvert) })
      : points > held
        ? t('mall.convert.tooMany', { points: n(held) })
        : undefined;
  const wrongPassword = password.trim() === '' ? t('mall.password.required') : undefined;

  const convert: ActService<RequestOf<typeof pointsConvert>, Converted> = (
    { request, key },
    signal,
  ) => client.call(pointsConvert, request, { signal, idempotencyKey: key });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (wrongPoints !== undefined || !whole) first.current?.focus();
    else if (wrongPassword !== undefined) second.current?.focus();
    else guarded(() => run({ points, password: password.trim() }));
  }
  function run(request: RequestOf<typeof pointsConvert>): void {
    setTold(undefined);
    acts.run(convert, request, (output) => {
      // Points, balance and history are those after it.
      void cache.invalidateQueries({ queryKey: memberKey });
      setPassword('');
      setTried(false);
      if (output.result === 'done') setTold({ done: output.value });
      else if (output.result === 'refused') setTold({ refused: output.failure });
      else setTold('left');
    });
  }

  if (unanswered && acts.act) return <Unanswered words="mall" act={acts.act} />;
  return (
    <Narrow>
      <Quiet>{t('mall.rate', { points: n(rate.points), amount: format.money(rate.amount) })}</Quiet>
      {typeof told === 'object' && 'done' in told && (
        <InlineAlert tone="success" live="polite">
          {t('mall.convert.done', {
            points: n(told.done.points),
            amount: format.money(told.done.amount),
            reference: told.done.reference,
          })}
        </InlineAlert>
      )}
      {told === 'left' && (
        <InlineAlert tone="warning" live="assertive">
          {t('mall.lost.left')}
        </InlineAlert>
      )}
      <ActFailed>{refusal && t('mall.convert.refused', { reason: refusal })}</ActFailed>
      <FormStack
        onSubmit={submit}
        noValidate
        data-all-required=""
        aria-label={t('mall.view.convert')}
      >
        <NumberField
          ref={first}
          label={t('mall.convert.points')}
          description={t('mall.convert.hint', { min: n(minConvert), points: n(held) })}
          value={points}
          onChange={setPoints}
          locale={format.locale}
          min={minConvert}
          max={Math.max(held, minConvert)}
          step={100}
          required
          readOnly={acts.act !== undefined}
          labels={{ decrease: t('mall.convert.less'), increase: t('mall.convert.more') }}
          error={tried ? wrongPoints : undefined}
        />
        <PasswordField
          ref={second}
          label={t('mall.password')}
          autoComplete="current-password"
          labels={labels}
          value={password}
          required
          readOnly={acts.act !== undefined}
          onChange={({ target }) => setPassword(target.value)}
          error={tried ? wrongPassword : undefined}
        />
        {gives !== undefined && (
          <Stat
            label={t('mall.convert.gives')}
            value={format.money(gives)}
            note={t('mall.convert.final')}
          />
        )}
        <Button type="submit" variant="primary" size="lg" busy={acts.act !== undefined}>
          {acts.act
            ? t('mall.sending')
            : gives === undefined
              ? t('mall.convert.start')
              : t('mall.convert.submit', { amount: format.money(gives) })}
        </Button>
      </FormStack>
    </Narrow>
  );
}
