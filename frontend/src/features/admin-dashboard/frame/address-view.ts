import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

/** A list's view: every field has a default, and what an address says wrongly counts as not said (`catch`). */
type ViewSchema<View> = z.ZodType<View>;

/** The view an address asks for. */
const viewOf = <View>(schema: ViewSchema<View>, address: URLSearchParams): View =>
  schema.parse(Object.fromEntries(address));

/** The address of a view, naming only what differs from the view of a bare address. */
const addressOf = <View extends object>(schema: ViewSchema<View>, view: View): URLSearchParams => {
  const unsaid = new Map<string, unknown>(Object.entries(schema.parse({})));
  const said = Object.entries(view).filter(([name, value]) => value !== unsaid.get(name));
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
};

/** The view in the address and the way to another one; whatever changes but the page leads to the first page. */
export const useAddressView = <View extends { readonly search?: string; readonly page: number }>(
  schema: ViewSchema<View>,
) => {
  const [address, setAddress] = useSearchParams();
  const show = useCallback(
    (change: Partial<View>) =>
      setAddress((current) => addressOf(schema, { ...viewOf(schema, current), page: 1, ...change }), {
        replace: change.search !== undefined,
        preventScrollReset: change.page === undefined,
      }),
    [schema, setAddress],
  );
  return { view: viewOf(schema, address), show };
};
