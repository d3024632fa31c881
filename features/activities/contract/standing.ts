import * as z from 'zod/mini';
import { keysOf } from '#src/contract/one-of';
import { standing as unnamed } from '#src/contract/standing';
import { ACTIVITIES } from '../rules/activities';

export const standing = z.object({ ...unnamed.shape, key: keysOf(ACTIVITIES) });
