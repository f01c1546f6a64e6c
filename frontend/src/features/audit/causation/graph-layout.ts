import type { EventCausation, CausationEvent } from '@pilotlight/contracts/http/audit';

/** Pixels. */
export const node = { width: 212, height: 78, stepX: 252, stepY: 98 } as const;

interface Place {
  readonly id: string;
  /** How many causes lie before it. */
  readonly depth: number;
  readonly x: number;
  readonly y: number;
}
export type PlacedNode = Place &
  (
    | { readonly kind: 'event'; readonly event: CausationEvent }
    | { readonly kind: 'outside'; readonly fact: EventCausation['outside'][number] }
  );

export interface PlacedGraph {
  /** Each cause before its effects. */
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly { readonly from: PlacedNode; readonly to: PlacedNode }[];
  readonly spans: readonly {
    readonly from: PlacedNode;
    readonly to: PlacedNode;
    readonly what: string;
    readonly lasted: number;
  }[];
  readonly width: number;
  readonly height: number;
}

type Unplaced =
  | { readonly kind: 'event'; readonly id: string; readonly event: CausationEvent }
  | { readonly kind: 'outside'; readonly id: string; readonly fact: EventCausation['outside'][number] };

/** Lays a causation graph out left to right, cause to effects: a cause stands in the middle of its effects, each beginning on a lane of its own. */
export const layoutOf = ({ events, outside, spans }: EventCausation): PlacedGraph => {
  const effects = new Map<string, Unplaced[]>();
  const known = new Set([...outside, ...events].map(({ id }) => id));
  const roots: Unplaced[] = outside.map((fact) => ({ kind: 'outside', id: fact.id, fact }));
  for (const event of events) {
    const placed: Unplaced = { kind: 'event', id: event.id, event };
    if (event.causedBy === null || !known.has(event.causedBy)) roots.push(placed);
    else effects.set(event.causedBy, [...(effects.get(event.causedBy) ?? []), placed]);
  }

  const nodes: PlacedNode[] = [];
  const edges: { from: PlacedNode; to: PlacedNode }[] = [];
  let row = 0;
  const place = (unplaced: Unplaced, depth: number): PlacedNode => {
    const index = nodes.length;
    nodes.push({ ...unplaced, depth, x: depth * node.stepX, y: row * node.stepY });
    const children = (effects.get(unplaced.id) ?? []).map((each) => place(each, depth + 1));
    const [first, last] = [children[0], children.at(-1)];
    if (!first || !last) row += 1;
    const own: PlacedNode = {
      ...unplaced,
      depth,
      x: depth * node.stepX,
      y: first && last ? (first.y + last.y) / 2 : (row - 1) * node.stepY,
    };
    nodes[index] = own;
    for (const child of children) edges.push({ from: own, to: child });
    return own;
  };
  roots.forEach((root, index) => {
    // What lasted from one lane to the next is written between them.
    if (index > 0 && spans.length > 0) row += 1;
    place(root, 0);
  });

  const byId = new Map(nodes.map((each) => [each.id, each]));
  return {
    nodes,
    edges,
    spans: spans.flatMap(({ from, to, ...span }) => {
      const [begins, ends] = [byId.get(from), byId.get(to)];
      return begins && ends ? [{ from: begins, to: ends, ...span }] : [];
    }),
    width: Math.max(0, ...nodes.map(({ depth }) => depth)) * node.stepX + node.width,
    height: Math.max(1, row) * node.stepY - (node.stepY - node.height),
  };
};
