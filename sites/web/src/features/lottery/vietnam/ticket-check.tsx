import type { StationDraw } from '@livery/api/contract/lottery-list';
import { asciiDigits } from '@livery/i18n/decimal';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { Select } from '@livery/ui/select';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Narrow, SlipBox } from '../lottery.styles.ts';
import { hitsOf, ticketDigits } from './ticket-check.ts';
import { usePrizeName } from './use-prize-name.ts';

/** Compares one's own ticket with the whole table of a draw. Nothing is sent: the table is in the page. */
export function TicketCheck({
  draws,
  onUse,
}: {
  draws: readonly StationDraw[];
  /** Something was chosen or typed. */
  onUse: () => void;
}) {
  const { t } = useTranslation();
  const nameOf = usePrizeName();
  const [gameId, setGameId] = useState(draws[0]?.gameId);
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState<string>();
  const draw = draws.find((each) => each.gameId === gameId) ?? draws[0];
  if (!draw) return null;
  const digits = ticketDigits(draw);
  const isWhole = (number: string) => number.length === digits && /^\d+$/.test(number);
  const hits = checked === undefined ? [] : hitsOf(checked, draw);
  return (
    <Section title={t('lottery.vn.check.title')}>
      <Narrow>
        <SlipBox
          as="form"
          noValidate
          onChange={onUse}
          onSubmit={(event) => {
            event.preventDefault();
            setChecked(asciiDigits(typed).replace(/\s/g, ''));
          }}
        >
          <Select
            label={t('lottery.vn.station')}
            value={draw.gameId}
            options={draws.map(({ gameId: value, remark }) => ({ value, label: remark }))}
            onChange={({ target }) => {
              setGameId(target.value);
              setChecked(undefined);
            }}
          />
          <TextField
            label={t('lottery.vn.check.number')}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setChecked(undefined);
            }}
            error={
              checked !== undefined && !isWhole(checked)
                ? t('lottery.vn.check.wrong', { digits })
                : undefined
            }
          />
          <Button type="submit" variant="primary">
            {t('lottery.vn.check.submit')}
          </Button>
          {checked !== undefined && isWhole(checked) && (
            <InlineAlert tone={hits.length > 0 ? 'success' : 'info'} live="polite">
              {hits.length > 0
                ? t('lottery.vn.check.hit', {
                    number: checked,
                    prizes: hits.map(nameOf).join(', '),
                  })
                : t('lottery.vn.check.none', { number: checked })}
              {draw.status !== 'final' && draw.status !== 'void' && (
                <p>{t('lottery.vn.check.later')}</p>
              )}
            </InlineAlert>
          )}
        </SlipBox>
      </Narrow>
    </Section>
  );
}
