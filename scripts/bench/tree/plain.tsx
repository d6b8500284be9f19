// A tree as a plain page would have it: every account in memory, nested lists, a search over the names.
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface PlainAccount {
  readonly account: string;
  readonly nickname: string;
  readonly balance: string;
  readonly above?: string;
}

const all = (await (await fetch('/list.json')).json()) as readonly PlainAccount[];
const below = Map.groupBy(all, ({ above = '' }) => above);

function Plain() {
  const [typed, setTyped] = useState('');
  const found = useMemo(() => all.filter(({ account }) => account.includes(typed)), [typed]);
  return (
    <>
      <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      {typed === '' ? (
        <Branch of="" level={1} />
      ) : (
        <table>
          <tbody>
            {found.map((each) => (
              <tr key={each.account}>
                <th>{each.account}</th>
                <td>{each.nickname}</td>
                <td>{each.balance}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Branch({ of, level }: { of: string; level: number }) {
  return (
    <ul>
      {(below.get(of) ?? []).map((each) => (
        <Twig key={each.account} {...each} level={level} />
      ))}
    </ul>
  );
}

function Twig({ account, nickname, balance, level }: PlainAccount & { level: number }) {
  const [open, setOpen] = useState(false);
  const downlines = below.get(account)?.length ?? 0;
  return (
    <li data-account={account} style={{ paddingInlineStart: level * 16 }}>
      {downlines > 0 && (
        <button type="button" onClick={() => setOpen(!open)}>
          {open ? '−' : '+'}
        </button>
      )}
      {nickname} · {account} <b>{balance}</b> {downlines}
      {open && <Branch of={account} level={level + 1} />}
    </li>
  );
}

const place = document.getElementById('root');
if (place) createRoot(place).render(<Plain />);
