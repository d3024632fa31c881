import * as z from 'zod/mini';

/** What an integer column takes. */
export const MOST_COUNT = 2_147_483_647;

const WRONG = '序号不正确';
const checks = [z.int(WRONG), z.gte(1, WRONG), z.lte(MOST_COUNT, WRONG)] as const;

/** The number of a draw, an order, a version: counted from 1. */
export const ordinal = z.number(WRONG).check(...checks);
/** The same as an address says it. */
export const ordinalInAddress = z.coerce.number(WRONG).check(...checks);
