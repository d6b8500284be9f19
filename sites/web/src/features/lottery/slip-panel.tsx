import type { ValueOf } from '@livery/api';
import { drawBet } from '@livery/api/contract/draws';
import type { ActOutput, ActService } from '@livery/flows/act';
import { lackingAmount } from '@livery/flows/amount';
import { lineProblem, type SlipLine, slipRequest, totalOf } from '@livery/flows/lottery-slip';
import { Button } from '@livery/ui/button';
import { DrawCountdown } from '@livery/ui/draw-countdown';
import { EmptyState } from '@livery/ui/empty-state';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../app/act-failed.tsx';
import { daysIn } from '../../app/days-in.ts';
import type { FlowFailure } from '../../app/failure-words.ts';
import { memberKey } from '../../app/member-key.ts';
import { useServices } from '../../app/services.tsx';
import { newKey, useActs, useUnanswered } from '../../app/use-acts.ts';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { ReachedLimit } from '../play/index.ts';
import { useGuarded, useHolder } from '../session/index.ts';
import { stakeWalletIn, TopUp, walletsQuery } from '../wallets/index.ts';
import type { LotteryRules } from './bet-screen.tsx';
import { Acts, Closes, Lines, SlipBox, slipAnchor, Total } from './lottery.styles.ts';
import { rulesQuery } from './lottery-queries.ts';
import { SlipRow } from './slip-row.tsx';
import type { SentSlip, Slip } from './use-slip.ts';

/** What has become of the slip that was sent last. */
type Told =
  | { readonly kind: 'done'; readonly reference: string }
  | { readonly kind: 'refused'; readonly failure: FlowFailure }
  /** The draw has locked; another press sends the slip for this one. */
  | { readonly kind: 'moved'; readonly drawTime: number }
  /** The member waits no longer for an answer. */
  | { readonly kind: 'left' };

/**
 * The slip: its lines, each with its stake, their total, and the one press that places all of them. A slip whose answer was lost is
 * asked for again under its key, never placed twice.
 */
export function SlipPanel({ rules, slip }: { rules: LotteryRules; slip: Slip }) {
  const { t } = useTranslation();
  const services = useServices();
  const { client, format, site } = services;
  const { decimals } = site.merchant.currency;
  const cache = useQueryClient();
  const guarded = useGuarded();
  const acts = useActs();
  const unanswered = useUnanswered(acts.act);
  const [told, setTold] = useState<Told>();
  const [tried, setTried] = useState(false);
  const id = useId();
  const { lines, sent } = slip;
  const busy = acts.act !== undefined && !unanswered;
  const waits = unanswered || (sent !== undefined && !busy);
  const total = totalOf(lines, decimals);
  const problems = lines.map((line) => lineProblem(line, rules, decimals));

  const place: ActService<SentSlip['request'], ValueOf<typeof drawBet>> = (
    { request, key },
    signal,
  ) => client.call(drawBet, request, { signal, idempotencyKey: key });

  function run(next: SentSlip): void {
    setTold(undefined);
    slip.change(lines, next);
    acts.run(place, next.request, end, next.key);
  }

  function end(output: ActOutput<ValueOf<typeof drawBet>>): void {
    // Balance, history and slips are those after the bet.
    void cache.invalidateQueries({ queryKey: memberKey });
    if (output.result === 'done') {
      setTried(false);
      slip.change([]);
      setTold({ kind: 'done', reference: output.value.ticket.reference });
    } else if (output.result === 'unknown') {
      slip.change(lines);
      setTold({ kind: 'left' });
    } else {
      slip.change(lines);
      const { failure } = output;
      const refuse = () => setTold({ kind: 'refused', failure });
      if (failure.kind === 'refused' && failure.code === 'DRAW_CLOSED') {
        cache
          .fetchQuery({ ...rulesQuery(services, rules.gameId), staleTime: 0 })
          .then(({ drawTime }) => setTold({ kind: 'moved', drawTime }), refuse);
      } else refuse();
    }
  }

  function send(): void {
    setTried(true);
    const request = slipRequest(lines, rules, decimals);
    if (!request || problems.some((problem) => problem !== undefined)) return;
    const { drawTime } = request;
    // No stake goes to another draw than the member has seen beside the slip.
    const isSeen =
      drawTime === slip.drawTime || (told?.kind === 'moved' && told.drawTime === drawTime);
    if (isSeen) guarded(() => run({ key: newKey(), request }));
    else setTold({ kind: 'moved', drawTime });
  }

  function again(): void {
    if (acts.act) acts.act.send({ type: 'again' });
    else if (sent) run(sent);
  }

  function leave(): void {
    if (acts.act) acts.act.send({ type: 'leave' });
    else {
      slip.change(lines);
      setTold({ kind: 'left' });
    }
  }

  const change = (next: readonly SlipLine[]) => {
    // What was told of an earlier slip says nothing of this one; the draw is the same for both.
    if (told?.kind !== 'moved') setTold(undefined);
    slip.change(next);
  };

  return (
    <SlipBox aria-labelledby={id} id={slipAnchor}>
      <h2 id={id}>{t('lottery.slip')}</h2>
      {lines.length === 0 ? (
        <EmptyState
          icon="ticket"
          title={t('lottery.slip.empty')}
          description={t('lottery.slip.emptyText')}
        />
      ) : (
        <>
          <Lines>
            {lines.map((line, place) => (
              <SlipRow
                key={line.id}
                line={line}
                rules={rules}
                problem={tried ? problems[place] : undefined}
                disabled={busy || waits}
                onChange={(next) => change(lines.map((each) => (each === line ? next : each)))}
                onRemove={() => change(lines.filter((each) => each !== line))}
              />
            ))}
          </Lines>
          <Total>
            <span>{t('lottery.total')}</span>
            {total !== undefined && <strong>{format.money(total)}</strong>}
          </Total>
          {/* On a phone the stage with the countdown is far above. */}
          <Closes>
            <span aria-hidden="true">{t('home.lotteries.closes')}</span>
            <DrawCountdown
              endsAt={rules.lockTime}
              now={client.serverNow}
              label={t('home.lotteries.closes')}
              endedLabel={t('lottery.closed')}
              days={daysIn(format.locale)}
            />
          </Closes>
        </>
      )}
      {lines.length > 0 && <Paid vassalage={rules.vassalage} total={total} />}
      {/* Above the button, which it moves: the second press of a double one meets words, and is no answer to them. */}
      {told && <Outcome told={told} timeZone={rules.timeZone} />}
      {waits ? (
        <InlineAlert tone="warning" live="assertive" title={t('lottery.lost.title')}>
          {t('lottery.lost.text')}
          <Acts>
            <Button variant="primary" onClick={again}>
              {t('lottery.lost.again')}
            </Button>
            <Button onClick={leave}>{t('lottery.lost.leave')}</Button>
          </Acts>
        </InlineAlert>
      ) : (
        lines.length > 0 && (
          <Button
            variant="primary"
            size="lg"
            busy={busy}
            onClick={send}
            // A key that is held down is one press.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
          >
            {busy
              ? t('lottery.sending')
              : total === undefined
                ? t('lottery.sendNothing')
                : t('lottery.send', { amount: format.money(total) })}
          </Button>
        )
      )}
    </SlipBox>
  );
}

/** Where the slip is paid from, where each vendor has a wallet of its own, and the way to move there what lacks. */
function Paid({ vassalage, total }: { vassalage: string; total: string | undefined }) {
  const { t } = useTranslation();
  const { client, format, site } = useServices();
  const isMember = useHolder().signedIn;
  const { data } = useQuery({ ...walletsQuery(client), enabled: isMember });
  const wallet = data && stakeWalletIn(data, vassalage);
  if (!wallet?.vendor) return null;
  const { decimals } = site.merchant.currency;
  const lacking = total === undefined ? undefined : lackingAmount(total, wallet.held, decimals);
  return (
    <>
      <p>{t('wallet.paidFrom', { name: wallet.vendor.name, amount: format.money(wallet.held) })}</p>
      {lacking !== undefined && <TopUp vendor={wallet.vendor} lacking={lacking} />}
    </>
  );
}

function Outcome({ told, timeZone }: { told: Told; timeZone: string | undefined }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const reason = useFailureWords(told.kind === 'refused' ? told.failure : undefined) ?? '';
  switch (told.kind) {
    case 'done':
      return (
        <InlineAlert tone="success" live="polite">
          {t('lottery.done', { reference: told.reference })}
        </InlineAlert>
      );
    case 'refused':
      return (
        <>
          <ActFailed>{t('lottery.refused', { reason })}</ActFailed>
          {told.failure.kind === 'refused' && told.failure.code === 'LIMIT_REACHED' && (
            <ReachedLimit />
          )}
        </>
      );
    case 'moved':
      return (
        <InlineAlert tone="warning" live="assertive">
          {t('lottery.moved', { time: format.drawTime(told.drawTime, timeZone) })}
        </InlineAlert>
      );
    case 'left':
      return (
        <InlineAlert tone="warning" live="assertive">
          {t('lottery.lost.left')}
        </InlineAlert>
      );
  }
}
