import { audit } from '../../ledger/audit.ts';
import { memberBooks, pointsCurrency } from '../../ledger/ledger.ts';
import { books, postings, sortableTime } from '../../ledger/rows.ts';
import type { SandboxMerchant } from '../../merchant.ts';
import { fromMinor } from '../../money/amount.ts';
import { escapeText } from '../../plain-page.ts';
import { accountKey } from '../../session/rows.ts';
import { moment, rows } from './html.ts';
import type { Section, SectionView } from './section.ts';

/** Postings that the page shows of one account. */
const shownAtMost = 100;

export const bookSection: Section = {
  title: 'Ledger',
  async draw(view) {
    const { store, merchant } = view;
    const {
      movements,
      books: all,
      problems,
    } = await store.transaction((tx) => audit(tx, merchant.code));
    const house = all.filter(({ book }) => book.startsWith('house/'));
    const sum = all.reduce((total, { postings: count }) => total + count, 0);
    const verdict =
      problems.length === 0
        ? 'Every movement sums to zero, and every ledger account matches its postings.'
        : problems.join(' ');
    return `<p>${movements} movements, ${sum} postings. ${escapeText(verdict)}</p>
${rows(
  ['House account', 'Balance', 'Postings'],
  house.map(({ book, currency, balance, postings: count }) => [
    book.split('/').at(-1) ?? book,
    formatAmount(balance, currency, merchant),
    String(count),
  ]),
)}
<form method="get" action="/sandbox"><label>Ledger accounts of <input name="account" value="${escapeText(view.query.get('account') ?? '')}"></label><button>Show</button></form>
${await accountBooks(view)}`;
  },
  actions: {},
};

/** An account's ledger balances and its newest postings. */
async function accountBooks({ store, merchant, query }: SectionView): Promise<string> {
  const username = query.get('account');
  if (!username) return '';
  const prefix = memberBooks(accountKey(merchant.code, username));
  return store.transaction(async (tx) => {
    const stretch = { from: prefix, to: `${prefix}~` };
    const own = await tx.range(books, 'byBook', stretch);
    if (own.length === 0)
      return `<p>The account ${escapeText(username)} has no ledger accounts.</p>`;
    const newest = [];
    for (const { key } of own) {
      const ofBook = { from: `${key}/`, to: `${key}/~`, reverse: true, limit: shownAtMost };
      newest.push(...(await tx.range(postings, 'byBook', ofBook)));
    }
    newest.sort((a, b) => (sortableTime(a.row.time) < sortableTime(b.row.time) ? 1 : -1));
    return `${rows(
      ['Ledger account', 'Balance'],
      own.map(({ key, row }) => [
        key.slice(prefix.length),
        formatAmount(BigInt(row.balance), row.currency, merchant),
      ]),
    )}
${rows(
  ['Time', 'Ledger account', 'Kind', 'Amount', 'Reference'],
  newest
    .slice(0, shownAtMost)
    .map(({ row }) => [
      moment(row.time),
      row.book.slice(prefix.length),
      row.kind,
      formatAmount(BigInt(row.amount), row.currency, merchant),
      row.reference,
    ]),
)}`;
  });
}

function formatAmount(amount: bigint, currency: string, merchant: SandboxMerchant): string {
  const decimals = currency === pointsCurrency ? 0 : merchant.currency.decimals;
  return `${fromMinor(amount, decimals)} ${currency}`;
}
