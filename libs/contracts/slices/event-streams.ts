import type { DomainEvent } from '../events/catalogue';
import type { DataSubject, Slice } from './slice';
import { slices } from './slices';

type AnySlice = (typeof slices)[number];
/** The categories of streams that slices write. */
export type Category = Exclude<AnySlice['category'], (data: never) => string>;

const sliceByType: ReadonlyMap<string, Slice> = new Map(
  slices.flatMap((each) => Object.keys(each.events).map((type) => [type, each as unknown as Slice] as const)),
);

const sliceOf = (type: string): Slice => {
  const found = sliceByType.get(type);
  if (!found) throw new Error(`No slice has events of type ${type}`);
  return found;
};

/** Every category, once. */
export const categories: readonly Category[] = slices.flatMap(({ category }) =>
  typeof category === 'string' ? [category] : [],
);

/** The name of a category's stream. */
export const streamName = (category: Category, id: string): string => `${category}-${id}`;

/** The stream that an event belongs in. */
export const streamOf = ({ type, data }: DomainEvent): string => {
  const { category, streamId } = sliceOf(type);
  return `${typeof category === 'string' ? category : category(data)}-${streamId(data)}`;
};

/** Whose words the personal fields of an event are. */
export const subjectOf = ({ type, data }: DomainEvent): DataSubject => sliceOf(type).subject(data);
