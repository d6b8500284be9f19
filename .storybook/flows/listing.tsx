import { Listing } from './flow-page.styles.ts';
import type { Graph, GraphState } from './graph.ts';
import { linesOf } from './layout.ts';

const kinds = { plain: '', box: '', parallel: ', all of its parts at once', final: ', an end' };

/** The diagram in words: each state, what happens in it, and every way out of it. */
export function GraphListing({ graph }: { graph: Graph }) {
  return (
    <Listing>
      <summary>
        {graph.states} states and {graph.transitions} transitions, in words
      </summary>
      <ul>
        <StateLines state={graph.root} graph={graph} />
      </ul>
    </Listing>
  );
}

function StateLines({ state, graph }: { state: GraphState; graph: Graph }) {
  const out = graph.edges.filter(({ from }) => from === state.id);
  const lines = [
    ...linesOf(state),
    ...out.flatMap(({ to, causes }) => causes.map((cause) => `${cause} → ${shortId(to)}`)),
  ];
  return (
    <li>
      <b>{state.name}</b>
      {state.initial ? ', where it begins' : ''}
      {kinds[state.kind]}
      {lines.length + state.states.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {state.states.map((each) => (
            <StateLines key={each.id} state={each} graph={graph} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A state's id without the machine's. */
export function shortId(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}
