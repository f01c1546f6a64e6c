import { slices } from '../slices/slices';
import type { Route } from './route';

/** Every call there is, by its operation id. What no slice lists is not served. */
export const routesByName: Readonly<Record<string, Route>> = Object.assign({}, ...slices.map(({ routes }) => routes));

export const routes: readonly Route[] = Object.values(routesByName);
