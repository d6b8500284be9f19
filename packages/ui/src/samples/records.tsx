import { Money } from '../money/index.ts';
import { type Status, StatusPill } from '../status-pill/index.ts';
import type { TableColumn } from '../table/index.ts';
import { games, noon } from './samples.ts';

/** Bets as a member's records show them. Amounts in minor units; a bet that is open has no result. */
export type Bet = {
  id: string;
  game: string;
  vendor: string;
  at: number;
  stake: bigint;
  result: bigint | null;
  status: Status;
};

const rupees = (minor: bigint) =>
  `₹${(Number(minor) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

export const bets: readonly Bet[] = games.slice(0, 6).map(({ title, vendor }, index) => ({
  id: `B-${index + 1}`,
  game: title,
  vendor,
  at: noon - index * 1_260_000,
  stake: BigInt([2_500, 120_000, 5_000, 10_000, 1_000, 50_000][index] ?? 0),
  result: index === 0 ? null : BigInt([0, 184_050, 0, 1_250_000, 400, 0][index] ?? 0),
  status: index === 0 ? 'processing' : 'done',
}));

const stakes = bets.reduce((sum, { stake }) => sum + stake, 0n);

export const betColumns: readonly TableColumn<Bet>[] = [
  {
    id: 'game',
    label: 'Game',
    cell: ({ game }) => game,
    rowHeader: true,
    sortBy: (bet) => bet.game,
    footer: 'Total',
  },
  { id: 'vendor', label: 'Vendor', cell: ({ vendor }) => vendor, sortBy: (bet) => bet.vendor },
  {
    id: 'at',
    label: 'Time',
    kind: 'number',
    cell: ({ at }) => new Date(at).toISOString().slice(11, 16),
    sortBy: (bet) => bet.at,
  },
  {
    id: 'stake',
    label: 'Stake',
    kind: 'number',
    cell: ({ stake }) => <Money text={rupees(stake)} />,
    sortBy: (bet) => bet.stake,
    footer: <Money text={rupees(stakes)} />,
  },
  {
    id: 'result',
    label: 'Result',
    kind: 'number',
    cell: ({ result, stake }) =>
      result === null ? (
        '–'
      ) : (
        <Money
          text={`${result < stake ? '−' : '+'}${rupees(result < stake ? stake - result : result - stake)}`}
          tone={result < stake ? 'loss' : 'gain'}
        />
      ),
    sortBy: ({ result, stake }) => (result === null ? null : result - stake),
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => <StatusPill status={status}>{status}</StatusPill>,
  },
];
