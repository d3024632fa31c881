import type { Pool } from 'pg';
import type { AiChatPlan } from '#features/ai-chat/server/index';
import { findWages } from '#features/labor/server/index';
import { defineTerm } from '#features/learning/server/index';
import { priceInBasis } from '#features/unit-prices/server/index';

/** What sections know that the assistant answers from. */
export const assistantParts = (
  pool: Pool,
): Required<Pick<AiChatPlan, 'defineTerm' | 'findWages' | 'priceIn'>> => ({
  defineTerm,
  findWages: (query) => findWages(pool, query),
  priceIn: (basis) => priceInBasis(pool, basis),
});
