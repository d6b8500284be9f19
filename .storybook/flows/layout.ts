import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs';
import type { Graph, GraphState } from './graph.ts';

/** Sizes of a diagram, in px. Its words are set in one face of one width, so that a layout is the same in every brand. */
export const textSize = 12;
export const lineHeight = 16;
const letterWidth = 7.25;
const padding = 10;
const dot = 12;

export interface Box {
  readonly state: GraphState;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Boxes stand deeper the further inside they are. */
  readonly depth: number;
}

export interface Way {
  readonly from: string | undefined;
  readonly to: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label:
    | { readonly x: number; readonly y: number; readonly lines: readonly string[] }
    | undefined;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly ways: readonly Way[];
  /** Where a machine or a box begins: middle of the dot. */
  readonly dots: readonly { readonly x: number; readonly y: number }[];
}

const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  // down from where it begins; what leads back, leads up
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.feedbackEdges': 'true',
};

/** The words of a state, one line each: its name, what runs in it, what it takes. */
export function linesOf({ runs, within }: GraphState): readonly string[] {
  return [...runs.map((name) => `runs ${name}`), ...within];
}

/** Places the states and ways of a graph. The engine is large, and only who looks at a diagram loads it. */
export async function layOut({ root, edges }: Graph): Promise<Layout> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const ways: ElkExtendedEdge[] = edges.map(({ from, to, causes }) => ({
    id: `${from} ${to}`,
    sources: [from],
    targets: [to],
    labels: [{ text: causes.join('\n'), ...sizeOf(causes) }],
  }));
  const placed = await new Elk().layout({
    id: 'page',
    layoutOptions: options,
    children: [nodeOf(root)],
    edges: [...ways, ...beginnings(root)],
  });
  return readLayout(placed, root);
}

function sizeOf(lines: readonly string[]): { width: number; height: number } {
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  return { width: Math.ceil(longest * letterWidth) + 4, height: lines.length * lineHeight };
}

const startOf = (id: string) => `${id} begins`;

function nodeOf(state: GraphState): ElkNode {
  const text = sizeOf([state.name, ...linesOf(state)]);
  const width = text.width + 2 * padding;
  const height = text.height + 2 * padding;
  if (state.states.length === 0) return { id: state.id, width, height };
  const begins = state.states.some(({ initial }) => initial);
  return {
    id: state.id,
    children: [
      ...(begins ? [{ id: startOf(state.id), width: dot, height: dot }] : []),
      ...state.states.map(nodeOf),
    ],
    // no box takes them over from the one around it
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + padding},left=${2 * padding},bottom=${2 * padding},right=${2 * padding}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width + padding}, ${height})`,
    },
  };
}

function beginnings(state: GraphState): ElkExtendedEdge[] {
  const first = state.states.find(({ initial }) => initial);
  const from = startOf(state.id);
  return [
    ...(first && state.kind !== 'parallel'
      ? [{ id: `${from} ${first.id}`, sources: [from], targets: [first.id] }]
      : []),
    ...state.states.flatMap(beginnings),
  ];
}

function readLayout(page: ElkNode, root: GraphState): Layout {
  const states = new Map(allOf(root).map((state) => [state.id, state]));
  const boxes: Box[] = [];
  const dots: { x: number; y: number }[] = [];
  const ways: Way[] = [];
  const read = (node: ElkNode, depth: number): void => {
    const { x = 0, y = 0, width = 0, height = 0 } = node;
    const state = states.get(node.id);
    if (state) boxes.push({ state, x, y, width, height, depth });
    else if (node !== page) dots.push({ x: x + width / 2, y: y + height / 2 });
    for (const edge of node.edges ?? []) ways.push(wayOf(edge));
    for (const child of node.children ?? []) read(child, depth + 1);
  };
  read(page, -1);
  return { width: page.width ?? 0, height: page.height ?? 0, boxes, ways, dots };
}

function wayOf({ sources, targets, sections, labels }: ElkExtendedEdge): Way {
  const [from = ''] = sources;
  const [label] = labels ?? [];
  return {
    from: from.endsWith(' begins') ? undefined : from,
    to: targets[0] ?? '',
    points: (sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [
      startPoint,
      ...(bendPoints ?? []),
      endPoint,
    ]),
    label: label && {
      x: label.x ?? 0,
      y: label.y ?? 0,
      lines: (label.text ?? '').split('\n'),
    },
  };
}

function allOf(state: GraphState): GraphState[] {
  return [state, ...state.states.flatMap(allOf)];
}
