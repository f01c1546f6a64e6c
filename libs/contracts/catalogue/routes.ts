import { slices } from '../slices/slices';
import type { Route } from '../http/route';

/** By operation id. The access matrix fails on a call that is served and not listed. */
export const routesByName: Readonly<Record<string, Route>> = Object.assign({}, ...slices.map(({ routes }) => routes));

export const routes: readonly Route[] = Object.values(routesByName);
