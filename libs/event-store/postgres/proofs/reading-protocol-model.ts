/** Every interleaving of writers and one reader, with PostgreSQL reduced to a counter, numbered locks and visible rows. */
export interface Protocol {
  readonly writer: readonly WriterStep[];
  readonly reader: readonly ReaderStep[];
}

type WriterStep = 'bound' | 'announce' | 'draw' | 'commit' | 'withdraw';
type ReaderStep = 'drawn' | 'announced' | 'late snapshot' | 'snapshot' | 'deliver';

interface Writer {
  step: number;
  bound: number;
  place: number;
  announced: boolean;
  outcome: 'open' | 'committed' | 'rolled back';
}

interface State {
  counter: number;
  writers: Writer[];
  step: number;
  polls: number;
  drawn: number;
  announced: number;
  snapshot: number[];
  checkpoint: number;
  delivered: number[];
}

const unbounded = Number.MAX_SAFE_INTEGER;

const visible = ({ writers }: State): number[] =>
  writers.filter(({ outcome }) => outcome === 'committed').map(({ place }) => place);

const deliver = (state: State, rows: readonly number[]): void => {
  const readable = rows.filter((place) => place > state.checkpoint && place <= Math.min(state.drawn, state.announced));
  state.delivered.push(...readable);
  state.checkpoint = Math.max(state.checkpoint, ...readable);
};

const write = (state: State, writer: Writer, step: WriterStep, outcome: 'committed' | 'rolled back'): void => {
  writer.step += 1;
  switch (step) {
    case 'bound':
      writer.bound = state.counter;
      break;
    case 'announce':
      writer.announced = true;
      break;
    case 'draw':
      state.counter += 1;
      writer.place = state.counter;
      break;
    case 'commit':
      writer.outcome = outcome;
      break;
    case 'withdraw':
      writer.announced = false;
      break;
  }
};

const read = (state: State, step: ReaderStep, last: boolean): void => {
  switch (step) {
    case 'drawn':
      state.drawn = state.counter;
      break;
    case 'announced':
      state.announced = Math.min(
        unbounded,
        ...state.writers.filter(({ announced }) => announced).map(({ bound }) => bound),
      );
      break;
    case 'late snapshot':
      deliver(state, visible(state));
      break;
    case 'snapshot':
      state.snapshot = visible(state);
      break;
    case 'deliver':
      deliver(state, state.snapshot);
      break;
  }
  state.step = last ? 0 : state.step + 1;
  if (!last) return;
  state.polls += 1;
  state.drawn = unbounded;
  state.announced = unbounded;
  state.snapshot = [];
};

const successors = (state: State, { writer, reader }: Protocol, polls: number): State[] => {
  const next: State[] = [];
  for (const [index, { step }] of state.writers.entries()) {
    const name = writer[step];
    if (name === undefined) continue;
    for (const outcome of name === 'commit' ? (['committed', 'rolled back'] as const) : (['committed'] as const)) {
      const copy = structuredClone(state);
      const mover = copy.writers[index];
      if (mover) write(copy, mover, name, outcome);
      next.push(copy);
    }
  }
  const name = reader[state.step];
  if (name !== undefined && state.polls < polls) {
    const copy = structuredClone(state);
    read(copy, name, state.step === reader.length - 1);
    next.push(copy);
  }
  return next;
};

const skipped = ({ writers, checkpoint, delivered }: State): boolean =>
  writers.some(({ outcome, place }) => outcome === 'committed' && place <= checkpoint && !delivered.includes(place));

const fresh = (): Writer => ({ step: 0, bound: 0, place: 0, announced: false, outcome: 'open' });

export const explore = (
  protocol: Protocol,
  { writers, polls }: { writers: number; polls: number },
): { states: number; skipping: number } => {
  const counters = { counter: 0, step: 0, polls: 0, checkpoint: 0, drawn: unbounded, announced: unbounded };
  const pending: State[] = [
    { ...counters, writers: Array.from({ length: writers }, fresh), snapshot: [], delivered: [] },
  ];
  const seen = new Set<string>();
  let skipping = 0;
  for (let state = pending.pop(); state; state = pending.pop()) {
    const key = JSON.stringify(state);
    if (seen.has(key)) continue;
    seen.add(key);
    if (skipped(state)) skipping += 1;
    pending.push(...successors(state, protocol, polls));
  }
  return { states: seen.size, skipping };
};
