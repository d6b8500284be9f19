import { failureOf } from '@livery/api';
import {
  type Limit,
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
  limitSet,
} from '@livery/api/contract/protection';
import { addAmounts, isMore } from '@livery/flows/amount';
import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import { InlineAlert } from '@livery/ui/inline-alert';
import { MoneyField, type MoneyValue } from '@livery/ui/money-field';
import { ProgressBar } from '@livery/ui/progress';
import { Select } from '@livery/ui/select';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { protectionQuery } from './play-queries.ts';
import { LimitForm, LimitList, Room } from './session-facts.styles.ts';

/**
 * The limits that the member has set, what is left of each and when it counts again, with the way to set one or make one lower; it
 * holds at once. None is made higher here (`domain` B2 11 to 14).
 *
 * @param props.reached a stake was not taken because of one of them
 * @param props.isSaid the page says so already
 */
export function LimitsPanel({ reached, isSaid = false }: { reached: boolean; isSaid?: boolean }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const id = useId();
  const found = useQuery(protectionQuery(client));
  const failure = useFailureWords(failureOf(found.error));
  if (found.isPending) {
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton shape="text" />
        <Skeleton shape="text" extent="most" />
      </SkeletonGroup>
    );
  }
  if (!found.data) {
    return (
      <ErrorState
        title={t('play.limits.failed')}
        {...(failure === undefined ? {} : { description: failure })}
        retryLabel={t('common.retry')}
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  }
  const { limits } = found.data;
  if (reached) return <Reached limits={limits} isSaid={isSaid} />;
  return (
    <Room aria-labelledby={id}>
      <h2 id={id}>{t('play.limits.title')}</h2>
      {limits.length === 0 ? (
        <p>{t('play.limits.none')}</p>
      ) : (
        <LimitList>
          {limits.map((limit) => (
            <LimitLine key={`${limit.kind} ${limit.period}`} limit={limit} />
          ))}
        </LimitList>
      )}
      <SetLimit limits={limits} />
    </Room>
  );
}

/** Why a stake was not taken: the time that is used up, else the limit of losses with the least left. Nothing here changes a limit. */
function Reached({ limits, isSaid }: { limits: readonly Limit[]; isSaid: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const over = limits.find(({ kind, left }) => kind === 'time' && !isMore(left, '0'));
  const [least] = limits
    .filter(({ kind }) => kind === 'loss')
    .sort((one, other) => (isMore(one.left, other.left) ? 1 : -1));
  const limit = over ?? least;
  return (
    <Room aria-labelledby={id}>
      <h2 id={id}>{t('play.limits.title')}</h2>
      {!isSaid && <p role="alert">{t('play.limits.reached')}</p>}
      {limit && (
        <LimitList>
          <LimitLine limit={limit} />
          {limit.resetsAt === undefined && <li>{t('play.limits.alone')}</li>}
        </LimitList>
      )}
    </Room>
  );
}

/** How an amount of a limit is written: money, or minutes as hours and minutes. */
function useQuantity(): (kind: LimitKind, amount: string) => string {
  const { format } = useServices();
  return (kind, amount) =>
    kind === 'time' ? format.countdown(Number(amount) * 60_000) : format.money(amount);
}

function LimitLine({ limit }: { limit: Limit }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const quantity = useQuantity();
  const { kind, period, amount, used, left, resetsAt, pending } = limit;
  return (
    <li>
      <ProgressBar
        label={t('play.limits.of', {
          kind: t(`play.limits.${kind}`),
          period: t(`play.limits.${period}`),
        })}
        value={Number(used)}
        max={Number(amount)}
        text={t('play.limits.left', {
          left: quantity(kind, left),
          amount: quantity(kind, amount),
        })}
      />
      {resetsAt !== undefined && (
        <p>{t('play.limits.resets', { time: format.dateTime(resetsAt) })}</p>
      )}
      {pending && <p>{t('play.limits.pending', { time: format.dateTime(pending.from) })}</p>}
    </li>
  );
}

function SetLimit({ limits }: { limits: readonly Limit[] }) {
  const { t } = useTranslation();
  const { client, format, site } = useServices();
  const cache = useQueryClient();
  const quantity = useQuantity();
  const [kind, setKind] = useState<LimitKind>('loss');
  const [period, setPeriod] = useState<LimitPeriod>('day');
  const [amount, setAmount] = useState<MoneyValue>('');
  const [tried, setTried] = useState(false);
  const { code, decimals } = site.merchant.currency;
  const set = useMutation({
    mutationFn: (sum: string) => client.call(limitSet, { kind, period, amount: sum }),
    onSuccess: (standing) => {
      cache.setQueryData(protectionQuery(client).queryKey, standing);
      setAmount('');
      setTried(false);
    },
  });
  const reason = useFailureWords(failureOf(set.error));
  const now = limits.find((limit) => limit.kind === kind && limit.period === period);
  const isHigher = amount && now && !isMore(now.amount, addAmounts([amount], 0));
  const isNone = amount === undefined || amount === '' || !isMore(amount, '0');
  const error =
    tried && isNone
      ? t('play.limits.required')
      : tried && isHigher
        ? t('play.limits.onlyLower', { amount: quantity(kind, now.amount) })
        : undefined;
  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isNone && !isHigher) set.mutate(amount);
  }
  const change = (then: () => void) => {
    // What was said of another limit says nothing of this one.
    set.reset();
    setTried(false);
    then();
  };
  return (
    <>
      <LimitForm onSubmit={send} noValidate aria-label={t('play.limits.set')}>
        <Select
          label={t('play.limits.kind')}
          value={kind}
          options={limitKinds.map((value) => ({ value, label: t(`play.limits.${value}`) }))}
          onChange={({ target }) =>
            change(() => setKind(limitKinds.find((each) => each === target.value) ?? kind))
          }
        />
        <Select
          label={t('play.limits.period')}
          value={period}
          options={limitPeriods.map((value) => ({ value, label: t(`play.limits.${value}`) }))}
          onChange={({ target }) =>
            change(() => setPeriod(limitPeriods.find((each) => each === target.value) ?? period))
          }
        />
        <MoneyField
          label={t(kind === 'time' ? 'play.limits.minutes' : 'play.limits.amount')}
          locale={format.locale}
          // A time limit is a whole number: an amount of a currency without a sign and parts.
          currency={
            kind === 'time'
              ? { code, decimals: 0, symbol: '' }
              : { code, decimals, symbol: format.currencySymbol }
          }
          value={amount}
          onChange={setAmount}
          error={error}
        />
        <Button type="submit" busy={set.isPending}>
          {t('play.limits.set')}
        </Button>
      </LimitForm>
      {set.isSuccess && (
        <InlineAlert tone="success" live="polite">
          {t('play.limits.done')}
        </InlineAlert>
      )}
      {set.isError && (
        <InlineAlert tone="danger" live="assertive">
          {reason ?? t('play.limits.failed')}
        </InlineAlert>
      )}
    </>
  );
}

/** Which limit it is that did not let a stake be taken, below the page's own message. */
export const ReachedLimit = () => <LimitsPanel reached isSaid />;
