import { NOT_FOUND } from '../route';
import { routeTable } from '../route-table';

/** What facts name the page they happened on by. */
export const ROUTE_NAMES: readonly string[] = [...routeTable, NOT_FOUND].map(({ name }) => name);
