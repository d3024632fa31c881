import type { Pool } from 'pg';
import type { AiChatPlan } from '#features/ai-chat/server/index';
import { findWages } from '#features/labor/server/index';
import { defineTerm } from '#features/learning/server/index';
import { standingsOf, withoutForce } from '#features/policy-documents/server/index';
import { priceInBasis } from '#features/unit-prices/server/index';
import { workValues } from '#features/water-renewal/server/index';

/** What sections know that the assistant answers from. */
export const assistantParts = (
  pool: Pool,
): Required<Pick<AiChatPlan, 'defineTerm' | 'findWages' | 'findWorks' | 'policies' | 'priceIn'>> => ({
  defineTerm,
  findWages: (query) => findWages(pool, query),
  findWorks: (query) => workValues(pool, query),
  policies: {
    standingsOf: (clauses, day) => standingsOf(pool, clauses, day),
    withoutForce: (ids) => withoutForce(pool, ids),
  },
  priceIn: (basis) => priceInBasis(pool, basis),
});
