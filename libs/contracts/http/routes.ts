import { slices } from '../slices/slices';
import type { Route } from './route';

/** Every call there is. What no slice lists is not served. */
export const routes: readonly Route[] = slices.flatMap((slice): readonly Route[] => slice.routes);
