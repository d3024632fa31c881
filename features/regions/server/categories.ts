import { GROUPS, recordOf } from '#src/contract/records';
import type { Category } from '../contract';

/** The kinds of record the portal searches, by the codes its search groups carry. */
export const categories: readonly Category[] = GROUPS.map((code) => ({ code, name: recordOf(code).section }));
