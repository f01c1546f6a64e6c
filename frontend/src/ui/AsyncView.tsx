import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Notice } from './Notice';
import { useAskedAgain } from './useAskedAgain';

/** The part of an RTK Query result that a view stands on. */
export interface Loadable<Data> {
  readonly data?: Data;
  readonly isError: boolean;
  readonly refetch: () => unknown;
  /** Why it failed. */
  readonly error?: unknown;
}

interface AsyncViewProps<Data> {
  readonly of: Loadable<Data>;
  /** A skeleton of the same shape as the data, so that nothing jumps. */
  readonly loading: ReactNode;
  /** What failed, in the product's words. */
  readonly error: string;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  /** Where there is no such thing: trying again would not help. */
  readonly gone?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/**
 * The one place for loading, empty, error and data. Data already shown stays while it is fetched again; an error stays
 * until it is known to be over.
 */
export const AsyncView = <Data,>({
  of,
  loading,
  error,
  isEmpty,
  empty,
  gone,
  children,
}: AsyncViewProps<Data>): ReactNode => {
  const { data, isError, refetch } = of;
  const isAskedAgain = useAskedAgain(of);
  if (isError && gone !== undefined && isMissing(of.error)) return gone;
  if (isError || isAskedAgain)
    return <Notice role="alert" title={error} action={<Button onClick={() => void refetch()}>Try Again</Button>} />;
  if (data === undefined) return <div aria-busy="true">{loading}</div>;
  return isEmpty?.(data) ? empty : children(data);
};
