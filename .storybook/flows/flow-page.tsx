import { Button } from '@livery/ui/button';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { Diagram } from './diagram.tsx';
import { docOf } from './doc-of.ts';
import { Bench, Buttons, Canvas, Group, Head, Now, Page, Panel, Seen } from './flow-page.styles.ts';
import { graphOf } from './graph.ts';
import { type Layout, layOut } from './layout.ts';
import { GraphListing, shortId } from './listing.tsx';
import { type FlowName, machines } from './machines.ts';
import { screens } from './screens.tsx';
import { scripts } from './scripts.ts';
import { type Step, type Stepper, startStepper } from './stepper.ts';

/**
 * One flow: its diagram, drawn from the machine itself; what can happen to it now, to be let happen by hand; and what its screen sees
 * of it, drawn as the screen draws it where there is one.
 */
export function FlowPage({ flow }: { flow: FlowName }) {
  const [round, setRound] = useState(0);
  return <Round key={round} flow={flow} onAgain={() => setRound(round + 1)} />;
}

function Round({ flow, onAgain }: { flow: FlowName; onAgain: () => void }) {
  const machine = machines[flow];
  const graph = useMemo(() => graphOf(machine), [machine]);
  const [stepper] = useState(() => startStepper(machine, scripts[flow]));
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    let wanted = true;
    void layOut(graph).then((placed) => wanted && setLayout(placed));
    return () => {
      wanted = false;
    };
  }, [graph]);
  useSyncExternalStore(stepper.subscribe, stepper.version);
  const snapshot: AnyMachineSnapshot = stepper.actor.getSnapshot();
  const lit = new Set(snapshot._nodes.map(({ id }) => id));
  const Screen = screens[flow];
  const canvas = useRef<HTMLDivElement>(null);
  const place = [...lit].join();
  useEffect(() => {
    if (layout && place) showLit(canvas.current);
  }, [layout, place]);
  return (
    <Page>
      <Head>
        <h1>{flow}</h1>
        <p>{withCode(docOf(flow))}</p>
      </Head>
      <Bench>
        <Steps stepper={stepper} snapshot={snapshot} onAgain={onAgain} />
        <Panel aria-label="What the screen shows">
          <h2>What the screen {Screen ? 'shows' : 'sees'}</h2>
          {Screen ? (
            <Screen snapshot={snapshot} send={(event) => stepper.actor.send(event)} />
          ) : (
            <SeenView view={scripts[flow].select(snapshot)} />
          )}
        </Panel>
      </Bench>
      <Canvas ref={canvas} role="region" aria-label="Diagram" tabIndex={0} aria-busy={!layout}>
        {layout && (
          <Diagram layout={layout} lit={lit} label={`The states of ${flow}, described below`} />
        )}
      </Canvas>
      <GraphListing graph={graph} />
    </Page>
  );
}

/** Brings the innermost lit state to the middle of the diagram, and leaves the page where it is. */
function showLit(canvas: HTMLElement | null): void {
  const state = canvas?.querySelector(':is([data-kind=plain], [data-kind=final])[data-lit]');
  if (!canvas || !state) return;
  const [outer, inner] = [canvas.getBoundingClientRect(), state.getBoundingClientRect()];
  canvas.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    behavior: 'instant',
  });
}

/** A docstring with its names set as code. */
function withCode(doc: string): ReactNode {
  return doc
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}

function Steps({
  stepper,
  snapshot,
  onAgain,
}: {
  stepper: Stepper;
  snapshot: AnyMachineSnapshot;
  onAgain: () => void;
}) {
  const { events, services, times } = stepper.steps();
  const leaves = snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0);
  return (
    <Panel aria-label="What can happen now">
      <h2>What can happen now</h2>
      <Now role="status">
        Now in <b>{leaves.map(({ id }) => shortId(id)).join(' and ')}</b>
        {snapshot.status === 'active' ? '' : `, ${snapshot.status}`}
      </Now>
      <StepGroup title="Events that it takes now" steps={events} />
      {services.map(({ key, name, steps }) => (
        <StepGroup key={key} title={`The service ${name}…`} steps={steps} />
      ))}
      <StepGroup title="Time that passes" steps={times} />
      <Buttons>
        <Button variant="quiet" icon="retry" onClick={onAgain}>
          Begin anew
        </Button>
      </Buttons>
    </Panel>
  );
}

function StepGroup({ title, steps }: { title: string; steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <Group role="group" aria-label={title}>
      <h3>{title}</h3>
      <Buttons>
        {steps.map(({ key, label, take }) => (
          <Button key={key} size="sm" onClick={take}>
            {label}
          </Button>
        ))}
      </Buttons>
    </Group>
  );
}

/** The view of a selector as it is, where no screen draws it yet. */
function SeenView({ view }: { view: unknown }) {
  const texts = Object.entries(view as Readonly<Record<string, unknown>>).flatMap(
    ([name, value]): [string, ReactNode][] => {
      const text = wordsOf(value);
      return text === undefined ? [] : [[name, text]];
    },
  );
  return (
    <Seen>
      {texts.map(([name, text]) => (
        <SeenLine key={name} name={name}>
          {text}
        </SeenLine>
      ))}
    </Seen>
  );
}

function SeenLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A value of a view in one line; functions and running machines are not for reading. */
function wordsOf(value: unknown): string | undefined {
  if (typeof value === 'function' || value === undefined) return undefined;
  if (typeof value === 'object' && value !== null && 'getSnapshot' in value) return 'runs';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
