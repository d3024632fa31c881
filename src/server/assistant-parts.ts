import type { Pool } from 'pg';
import type { AiChatPlan } from '#features/ai-chat/server/index';
import { findWages } from '#features/labor/server/index';
import { defineTerm } from '#features/learning/server/index';
import { clausesOn, documentsNamed } from '#features/policy-documents/server/index';
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
    documentsNamed: (asked, day) => documentsNamed(pool, asked, day),
    clausesOn: (asked, day) => clausesOn(pool, asked, day),
  },
  priceIn: (basis) => priceInBasis(pool, basis),
});
