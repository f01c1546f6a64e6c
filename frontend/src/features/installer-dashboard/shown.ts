import type { Loadable } from '../../ui/AsyncView';

interface Query<Data> extends Loadable<Data> {
  readonly currentData?: Data;
}

/** What a failed refresh leaves on the screen: the figures that were there. Without any it is an error. */
export const shown = <Data>({ data, currentData, isError, refetch }: Query<Data>): Loadable<Data> => ({
  ...(data !== undefined && { data }),
  isError: isError && currentData === undefined,
  refetch,
});
