import { type DrawBet, maxSlipLines } from '@livery/api/contract/draws';
import {
  betOf,
  linePicks,
  pickWay,
  quickPick,
  readNumbers,
  type SlipLine,
  totalOf,
} from '@livery/flows/lottery-slip';
import { asciiDigits } from '@livery/i18n/decimal';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { KeyValueList } from '@livery/ui/key-value-list';
import { MoneyField, type MoneyValue } from '@livery/ui/money-field';
import { NumberGrid } from '@livery/ui/number-grid';
import { Select } from '@livery/ui/select';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { newKey } from '../../app/use-acts.ts';
import { BetPrizes } from './bet-prizes.tsx';
import type { LotteryRules } from './bet-screen.tsx';
import { Acts, Pair, SlipBox, slipAnchor } from './lottery.styles.ts';
import { asMoneyValue, useCurrency } from './use-currency.ts';
import type { Slip } from './use-slip.ts';

type RuledBet = LotteryRules['bets'][number];

/** Chooses a bet and its numbers, and puts them on the slip: each number of its own a line, or a line of several. */
export function BetPicker({
  rules,
  slip,
  playType,
}: {
  rules: LotteryRules;
  slip: Slip;
  playType: string | undefined;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<DrawBet | undefined>(
    () => rules.bets.find(({ bet }) => bet === playType)?.bet,
  );
  const bet = (chosen && betOf(rules, chosen)) ?? rules.bets[0];
  if (!bet) return null;
  return (
    <SlipBox as="div">
      <Select
        label={t('lottery.bet')}
        value={bet.bet}
        options={rules.bets.map((each) => ({
          value: each.bet,
          label: t(`lottery.kind.${each.bet}`),
        }))}
        onChange={({ target }) =>
          setChosen(rules.bets.find((each) => each.bet === target.value)?.bet)
        }
      />
      <NumbersOf key={bet.bet} bet={bet} minStake={rules.minStake} slip={slip} />
      <BetPrizes bet={bet} />
    </SlipBox>
  );
}

/** The numbers of one bet. What is picked stays when a line is not taken. */
function NumbersOf({ bet, minStake, slip }: { bet: RuledBet; minStake: string; slip: Slip }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const currency = useCurrency();
  const { picks } = bet;
  const way = pickWay(picks);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [stake, setStake] = useState<MoneyValue>(() => asMoneyValue(minStake));
  const [problem, setProblem] = useState<string>();
  // What is on its way is not changed until its outcome is known.
  const isSent = slip.sent !== undefined;
  const several = picks.count > 1;
  const isWhole = (numbers: readonly string[]) =>
    numbers.length === picks.count && numbers.every((number) => number !== '');

  function add(sets: readonly (readonly string[])[], random: boolean): void {
    if (slip.lines.length + sets.length > maxSlipLines) {
      setProblem(t('lottery.slip.full', { count: maxSlipLines }));
      return;
    }
    setProblem(undefined);
    const lines = sets.map(
      (numbers): SlipLine => ({
        id: newKey(),
        bet: bet.bet,
        numbers,
        stake,
        random,
      }),
    );
    slip.change([...slip.lines, ...lines]);
    if (!random) {
      setPicked([]);
      setTyped('');
    }
  }

  /** The lines that are picked, or what is missing. */
  function pickedLines(): readonly (readonly string[])[] | string {
    switch (way) {
      case 'none':
        return [[]];
      case 'places':
        return isWhole(picked) ? [picked] : t('lottery.problem.numbers');
      case 'typed': {
        const { numbers, wrong } = readNumbers(asciiDigits(typed), picks);
        if (wrong.length > 0) {
          return t('lottery.typed.wrong', { digits: picks.digits, numbers: wrong.join(', ') });
        }
        return numbers.length > 0
          ? numbers.map((number) => [number])
          : t('lottery.typed.none', { digits: picks.digits });
      }
      case 'grid':
        if (several && isWhole(picked)) return [picked];
        return !several && picked.length > 0
          ? picked.map((number) => [number])
          : t('lottery.pick', { count: picks.count });
    }
  }

  function addPicked(): void {
    const found = pickedLines();
    if (typeof found === 'string') setProblem(found);
    else add(found, false);
  }

  return (
    <>
      {way === 'grid' && (
        <NumberGrid
          label={several ? t('lottery.pick', { count: picks.count }) : t('lottery.numbers')}
          numbers={linePicks(picks)}
          chosen={picked}
          onChange={setPicked}
          {...(several ? { most: picks.count } : {})}
        />
      )}
      {way === 'places' && (
        <Pair>
          {[t('lottery.place'), t('lottery.car')].map((label, place) => (
            <Select
              key={label}
              label={label}
              placeholder="–"
              value={picked[place] ?? ''}
              options={linePicks(picks).map((value) => ({ value, label: value }))}
              onChange={({ target }) => {
                const next = Array.from({ length: picks.count }, (_, at) => picked[at] ?? '');
                next[place] = target.value;
                setPicked(next);
              }}
            />
          ))}
        </Pair>
      )}
      {way === 'typed' && (
        <TextField
          label={t('lottery.typed', { digits: picks.digits })}
          description={t('lottery.typed.text')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <MoneyField
        label={t('lottery.stake')}
        description={t('lottery.stakeRange', {
          min: format.money(minStake),
          max: format.money(bet.maxStake),
        })}
        locale={format.locale}
        currency={currency}
        value={stake}
        onChange={setStake}
      />
      {problem !== undefined && (
        <InlineAlert tone="warning" live="assertive">
          {problem}
        </InlineAlert>
      )}
      <Acts>
        {way !== 'none' && (
          <Button disabled={isSent} onClick={() => add([quickPick(picks, randomBelow)], true)}>
            {t('lottery.quick')}
          </Button>
        )}
        <Button variant="primary" icon="plus" disabled={isSent} onClick={addPicked}>
          {t('lottery.add')}
        </Button>
      </Acts>
      <OnSlip slip={slip} />
      <KeyValueList
        missingLabel="–"
        items={[{ term: t('lottery.rtp'), value: format.number(bet.rtp) }]}
      />
    </>
  );
}

/** Says after each press what is on the slip, which is below on a phone, and leads there. */
function OnSlip({ slip: { lines } }: { slip: Slip }) {
  const { t } = useTranslation();
  const { format, site } = useServices();
  const total = totalOf(lines, site.merchant.currency.decimals);
  const count = lines.length;
  return (
    <div role="status">
      {count > 0 && (
        <Button href={`#${slipAnchor}`} icon="ticket">
          {t('lottery.onSlip', {
            count,
            formatted: format.number(count),
            amount: total === undefined ? '–' : format.money(total),
          })}
        </Button>
      )}
    </div>
  );
}

/** A whole number below `end`, each as likely as any other: what would favour the small ones is drawn again. */
function randomBelow(end: number): number {
  const limit = 2 ** 32 - (2 ** 32 % end);
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number < limit ? number % end : randomBelow(end);
}
