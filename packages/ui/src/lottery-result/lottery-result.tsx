import { Ball, More, None, Partial, Row } from './lottery-result.styles.ts';
import { parseNumero } from './parse-numero.ts';

export type LotteryResultProps = {
  /** The platform's `numero`, as it came. */
  numero: string | null | undefined;
  /** Names the numbers: "Latest result". All of them are read, also those that are not shown. */
  label: string;
  /** In place of numbers before the first draw. */
  noResult: string;
  /** Set while the draw goes on: the numbers are not all there. Shown beside them and read with them; without numbers it stands alone. */
  partial?: string | undefined;
};

/** A drawn number: up to six balls, then how many more there are, and whether more are to come. */
export function LotteryResult({ numero, label, noResult, partial }: LotteryResultProps) {
  const result = parseNumero(numero);
  if (!result) return <None data-part="none">{partial ?? noResult}</None>;
  const name = partial === undefined ? label : `${label} (${partial})`;
  return (
    <Row data-part="row" role="img" aria-label={`${name}: ${result.all.join(', ')}`}>
      {result.shown.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same digit may be drawn twice; its place is what it is.
        <Ball data-part="ball" key={place}>
          {item}
        </Ball>
      ))}
      {result.more > 0 && <More data-part="more">+{result.more}</More>}
      {partial !== undefined && <Partial data-part="partial">{partial}</Partial>}
    </Row>
  );
}
