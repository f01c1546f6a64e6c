import { type Slot, slotSchema, type UnderstoodDialogue, type UnderstoodMessage } from './lines';

/** So many right out of so many; `share` from 0 to 1, and 1 where there was nothing to get wrong. */
export type Share = { readonly right: number; readonly of: number; readonly share: number };

/** `right`: filled with the labelled value. `given`: filled at all. `labelled`: to be filled. `f1` from 0 to 1. */
export type SlotScore = {
  readonly right: number;
  readonly given: number;
  readonly labelled: number;
  readonly f1: number;
};

export type Scores = {
  readonly emergencyRecall: Share;
  readonly emergencyPrecision: Share;
  readonly intent: Share;
  /** All slots as one: a wrong value counts as given and as labelled. */
  readonly slots: SlotScore;
  readonly bySlot: Readonly<Record<Slot, SlotScore>>;
};

export type DialogueScores = Scores & {
  readonly grade: Share;
  readonly flags: Share;
};

type Pair<Understood> = { readonly prediction: Understood; readonly line: Understood };

const shareOf = <Item>(items: readonly Item[], isRight: (item: Item) => boolean): Share => {
  const right = items.filter(isRight).length;
  return { right, of: items.length, share: items.length === 0 ? 1 : right / items.length };
};

const slotScore = (right: number, given: number, labelled: number): SlotScore => ({
  right,
  given,
  labelled,
  f1: given + labelled === 0 ? 1 : (2 * right) / (given + labelled),
});

const normalised = (value = '') => value.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const scoreOfSlot = (pairs: readonly Pair<UnderstoodMessage>[], slot: Slot): SlotScore => {
  const values = pairs.map(({ prediction, line }) => ({
    given: normalised(prediction.slots[slot]),
    labelled: normalised(line.slots[slot]),
  }));
  return slotScore(
    values.filter(({ given, labelled }) => given !== '' && given === labelled).length,
    values.filter(({ given }) => given !== '').length,
    values.filter(({ labelled }) => labelled !== '').length,
  );
};

const scoreOfEverySlot = (pairs: readonly Pair<UnderstoodMessage>[]): Record<Slot, SlotScore> => {
  const score = (slot: Slot) => scoreOfSlot(pairs, slot);
  return {
    first_name: score('first_name'),
    last_name: score('last_name'),
    email: score('email'),
    phone: score('phone'),
    postcode: score('postcode'),
    property_type: score('property_type'),
    bedrooms: score('bedrooms'),
    bathrooms: score('bathrooms'),
    current_boiler_type: score('current_boiler_type'),
    boiler_make: score('boiler_make'),
    fuel: score('fuel'),
    fault_code: score('fault_code'),
    tenure: score('tenure'),
    preferred_time: score('preferred_time'),
  };
};

const pair = <Understood extends UnderstoodMessage>(
  predictions: readonly Understood[],
  lines: readonly Understood[],
): Pair<Understood>[] => {
  const byId = new Map(predictions.map((prediction) => [prediction.id, prediction]));
  if (byId.size !== predictions.length) throw new Error('Two predictions have the same id');
  if (byId.size !== lines.length) throw new Error(`${lines.length} lines have ${byId.size} predictions`);
  return lines.map((line) => {
    const prediction = byId.get(line.id);
    if (!prediction) throw new Error(`Line ${line.id} has no prediction`);
    return { prediction, line };
  });
};

/** In any order; case and runs of space don't count. Throws unless each line has exactly one prediction, and the other way round. */
export const score = (predictions: readonly UnderstoodMessage[], lines: readonly UnderstoodMessage[]): Scores => {
  const pairs = pair(predictions, lines);
  const dangers = pairs.filter(({ line }) => line.emergency);
  const flagged = pairs.filter(({ prediction }) => prediction.emergency);
  const bySlot = scoreOfEverySlot(pairs);
  const total = (count: 'right' | 'given' | 'labelled') =>
    slotSchema.options.reduce((sum, slot) => sum + bySlot[slot][count], 0);
  return {
    emergencyRecall: shareOf(dangers, ({ prediction }) => prediction.emergency),
    emergencyPrecision: shareOf(flagged, ({ line }) => line.emergency),
    intent: shareOf(pairs, ({ prediction, line }) => prediction.intent === line.intent),
    slots: slotScore(total('right'), total('given'), total('labelled')),
    bySlot,
  };
};

const flags = ['callbackRequested', 'quoteRequested', 'wantsAppointment'] as const;

/** Measures what was understood of whole dialogues as `score` does, and their grades and flags besides. Throws as `score` does. */
export const scoreDialogues = (
  predictions: readonly UnderstoodDialogue[],
  lines: readonly UnderstoodDialogue[],
): DialogueScores => {
  const pairs = pair(predictions, lines);
  return {
    ...score(predictions, lines),
    grade: shareOf(pairs, ({ prediction, line }) => prediction.grade === line.grade),
    flags: shareOf(
      pairs.flatMap(({ prediction, line }) => flags.map((flag) => prediction[flag] === line[flag])),
      (right) => right,
    ),
  };
};
