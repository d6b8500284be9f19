// A history as a plain page would have it: every bet in memory, and a virtual list of cards.
import type { Bet } from '@livery/api/contract/history';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { createRoot } from 'react-dom/client';

const cardHeight = 230;
const bets = (await (await fetch('/list.json')).json()) as readonly Bet[];

function Plain() {
  const cards = useWindowVirtualizer({
    count: bets.length,
    estimateSize: () => cardHeight,
    overscan: 4,
    gap: 12,
  });
  return (
    <ul style={{ position: 'relative', height: cards.getTotalSize(), margin: 0, padding: 0 }}>
      {cards.getVirtualItems().map(({ index, start }) => {
        const bet = bets[index];
        return (
          bet && (
            <li
              key={index}
              ref={cards.measureElement}
              data-index={index}
              style={{
                position: 'absolute',
                insetInline: 0,
                transform: `translateY(${start}px)`,
                listStyle: 'none',
                border: '1px solid',
              }}
            >
              <b>{bet.gameName}</b>
              <p>{bet.status}</p>
              <p>{bet.stake}</p>
              <p>{bet.win}</p>
              <p>{bet.result}</p>
              <p>{new Date(bet.time).toISOString()}</p>
              <a href={`#${bet.reference}`}>{bet.reference}</a>
            </li>
          )
        );
      })}
    </ul>
  );
}

const place = document.getElementById('root');
if (place) createRoot(place).render(<Plain />);
