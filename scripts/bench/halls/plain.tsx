// A hall as a plain page would have it: every game in memory, a search over the names, and a virtual list of rows.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface PlainGame {
  readonly nodeId: number;
  readonly name: string;
  readonly iconUrl?: string;
}

const columns = 3;
const rowHeight = 212;
const games = (await (await fetch('/list.json')).json()) as readonly PlainGame[];

function Plain() {
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const found =
    sought === '' ? games : games.filter(({ name }) => name.toLowerCase().includes(sought));
  const rows = useWindowVirtualizer({
    count: Math.ceil(found.length / columns),
    estimateSize: () => rowHeight,
    overscan: 2,
    scrollMargin: 60,
  });
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSought(typed.toLowerCase());
        }}
      >
        <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </form>
      <ul style={{ position: 'relative', height: rows.getTotalSize(), margin: 0, padding: 0 }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            style={{
              position: 'absolute',
              insetInline: 0,
              transform: `translateY(${start - 60}px)`,
              display: 'grid',
              gridTemplateColumns: `repeat(${columns}, 1fr)`,
              gap: 12,
              height: rowHeight,
            }}
          >
            {found
              .slice(index * columns, (index + 1) * columns)
              .map(({ nodeId, name, iconUrl }) => (
                <a key={nodeId} href={`#${nodeId}`}>
                  <img
                    src={iconUrl}
                    alt=""
                    loading="lazy"
                    style={{ width: '100%', aspectRatio: '3 / 4' }}
                  />
                  <b>{name}</b>
                  <span>Lumatide</span>
                </a>
              ))}
          </li>
        ))}
      </ul>
    </>
  );
}

const place = document.getElementById('root');
if (place) createRoot(place).render(<Plain />);
