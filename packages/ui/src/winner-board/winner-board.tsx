import { Badge } from '../badge/index.ts';
import { LazyImage } from '../lazy-image/index.ts';
import { Money } from '../money/index.ts';
import { Strip, type StripLabels } from '../strip/index.ts';
import { inPages } from './in-pages.ts';
import { Amount, Game, Name, Page, Picture, Root, Row } from './winner-board.styles.ts';

export type Winner = {
  id: string;
  /** Address of the game's picture. */
  icon: string | undefined;
  /** As the platform masks it. */
  name: string;
  /** The amount as text, currency included. */
  amount: string;
  game: string;
  /** BCP 47 tag when the game's name is in another language than the page. */
  gameLang?: string;
};

export type WinnerBoardProps = {
  winners: readonly Winner[];
  /** Names the board. */
  label: string;
  labels: StripLabels;
  /** Set while the entries are samples: says so above them. */
  sampleLabel?: string;
  /** Default 5 (spec §2). */
  perPage?: number;
};

/** Who won what, five to a page: a list on phones, a row on wide windows. It does not move on its own. */
export function WinnerBoard({
  winners,
  label,
  labels,
  sampleLabel,
  perPage = 5,
}: WinnerBoardProps) {
  return (
    <Root data-part="root">
      {sampleLabel && (
        <p>
          <Badge icon="info">{sampleLabel}</Badge>
        </p>
      )}
      <Strip label={label} labels={labels} fit="page">
        {inPages(winners, perPage).map((page) => (
          <Page data-part="page" key={page[0]?.id}>
            {page.map((winner) => (
              <Row data-part="row" key={winner.id}>
                <Picture data-part="picture">
                  <LazyImage src={winner.icon} alt="" ratio="square" />
                </Picture>
                <Name data-part="name">{winner.name}</Name>
                <Game data-part="game" title={winner.game}>
                  <bdi lang={winner.gameLang}>{winner.game}</bdi>
                </Game>
                <Amount data-part="amount">
                  <Money text={winner.amount} tone="gain" />
                </Amount>
              </Row>
            ))}
          </Page>
        ))}
      </Strip>
    </Root>
  );
}
