import type Stripe from 'stripe';
import { invalid } from './requests/refusal';

interface Paging {
  readonly limit?: number;
  readonly starting_after?: string;
  readonly ending_before?: string;
}

interface Range {
  readonly gt?: number;
  readonly gte?: number;
  readonly lt?: number;
  readonly lte?: number;
}

export const isWithin = (moment: number, { gt, gte, lt, lte }: Range = {}): boolean =>
  (gt === undefined || moment > gt) &&
  (gte === undefined || moment >= gte) &&
  (lt === undefined || moment < lt) &&
  (lte === undefined || moment <= lte);

const placeOf = (all: readonly { readonly id: string }[], id: string, param: string): number => {
  const place = all.findIndex((each) => each.id === id);
  if (place === -1) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param });
  return place;
};

/** The newest first, a hundred at most. */
export const pageOf = <T extends { readonly id: string }>(
  url: string,
  oldestFirst: readonly T[],
  { limit = 10, starting_after: after, ending_before: before }: Paging,
): Stripe.ApiList<T> => {
  if (limit < 1 || limit > 100) throw invalid('Invalid integer: limit must be from 1 to 100', { param: 'limit' });
  const all = oldestFirst.toReversed();
  const from = after === undefined ? 0 : placeOf(all, after, 'starting_after') + 1;
  const until = before === undefined ? all.length : placeOf(all, before, 'ending_before');
  const data = before === undefined ? all.slice(from, from + limit) : all.slice(Math.max(from, until - limit), until);
  const isMore = before === undefined ? from + limit < all.length : until - limit > from;
  return { object: 'list', data, has_more: isMore, url };
};
