import type { DomainEvent } from './catalogue';
import type { DataSubject } from '../slices/slice';
import { slices } from '../slices/slices';

type AnySlice = (typeof slices)[number];
export type Category = Exclude<AnySlice['category'], (data: never) => string>;

type Data = DomainEvent['data'];
/** Methods, because their types are bivariant: `sliceOf` finds the slice whose data it is. */
interface ByData {
  category(data: Data): string;
  streamId(data: Data): string;
  subject(data: Data): DataSubject;
}

interface AddressesEvents {
  readonly category: string | ByData['category'];
  readonly streamId: ByData['streamId'];
  readonly subject: ByData['subject'];
}

const sliceByType: ReadonlyMap<string, AddressesEvents> = new Map(
  slices.flatMap((each) => Object.keys(each.events).map((type) => [type, each] as const)),
);

const sliceOf = (type: string): AddressesEvents => {
  const found = sliceByType.get(type);
  if (!found) throw new Error(`No slice has events of type ${type}`);
  return found;
};

export const categories: readonly Category[] = slices.flatMap(({ category }) =>
  typeof category === 'string' ? [category] : [],
);

export const streamName = (category: Category, id: string): string => `${category}-${id}`;

export const streamOf = ({ type, data }: DomainEvent): string => {
  const { category, streamId } = sliceOf(type);
  return `${typeof category === 'string' ? category : category(data)}-${streamId(data)}`;
};

export const subjectOf = ({ type, data }: DomainEvent): DataSubject => sliceOf(type).subject(data);
