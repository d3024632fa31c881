import { COLUMN_MODULE } from './modules';

/** Where contents stand: each has a page of its own. */
export type Collection = 'lessons' | 'columns';
/** What was asked for; the one opened last where none is named. */
export interface ContentQuery {
  readonly collection: Collection;
  readonly id?: string;
  readonly place?: string;
}

const PAGES: Readonly<Record<Collection, string>> = { lessons: 'detail', columns: 'costManagementDetail' };
const ROUTES: Readonly<Record<string, Collection>> = { GAreaDetail: 'lessons', CostManagement: 'columns' };

/** Whose page a route is; undefined for routes of others. */
export const collectionOf = (route: string): Collection | undefined => ROUTES[route];

export const modulePath = (name: string): string => `/22G/index/${encodeURIComponent(name)}`;

/** Of the contents of a module, below `/22G/`. */
export const pageOf = (module: string): string => PAGES[module === COLUMN_MODULE ? 'columns' : 'lessons'];

interface ContentAddress {
  readonly id: string;
  readonly module: string;
}
/** At a section where one is named. */
export const contentPath = ({ id, module }: ContentAddress, section?: string): string =>
  `/22G/${pageOf(module)}?id=${id}${section === undefined ? '' : `&at=${section}`}`;
