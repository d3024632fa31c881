import type { Pool, PoolClient } from 'pg';
import { keepBasisCall } from '#features/basis/server/index';
import { saveCall } from '#features/compare/server/index';
import { addFavoriteCall } from '#features/favorites/server/index';
import { clockCall } from '#features/learning/server/index';
import { saveProfileCall } from '#features/user-center/server/index';
import { recordDeed } from '#features/activities/server/index';
import type { Call, DataOf } from '#src/contract/call';
import type { Deed } from '#src/contract/deeds';
import { isMoved, readBasis } from '#src/costing/basis';
import { Answer, member, type RequestContext, type Route } from '#infra/server/http/route';
import { inTransaction } from '#infra/server/postgres/database-pool';

interface Rewarding<C extends Call = Call> {
  readonly call: C;
  readonly deed: Deed;
  /** What it was done with; none where nothing counts. */
  refs(asked: RequestContext<C>['body'], data: DataOf<C>): readonly string[];
}
const rewarding = <C extends Call>(one: Rewarding<C>): Rewarding => one;

/** Calls whose success is a deed of the member who asks. */
const REWARDING: readonly Rewarding[] = [
  rewarding({ call: addFavoriteCall, deed: 'favoriteMade', refs: (_, { id }) => [id] }),
  rewarding({ call: saveCall, deed: 'comparisonMade', refs: (_, { id }) => [id] }),
  rewarding({
    call: keepBasisCall,
    deed: 'conversionMade',
    refs: ({ basis }) => (isMoved(readBasis(basis)) ? ['basis'] : []),
  }),
  rewarding({
    call: saveProfileCall,
    deed: 'profileCompleted',
    refs: (_, { company, email }) => (company !== '' && email !== '' ? ['profile'] : []),
  }),
  rewarding({
    call: clockCall,
    deed: 'lessonSectionFinished',
    refs: ({ id }, { done }) => done.map((section) => `${id} ${section}`),
  }),
];

/** Tells of the deed in the call's own transaction, or after it: said again, the same deed counts once. */
export const rewardRoutes =
  (pool: Pool) =>
  (route: Route): Route => {
    const found = REWARDING.find(({ call }) => call === route.call);
    if (!found) return route;
    const { deed, refs } = found;
    return {
      ...route,
      handle: async (context) => {
        const answer: unknown = await route.handle(context);
        const data = answer instanceof Answer ? (answer as Answer<unknown>).data : answer;
        const { accountId } = member(context);
        const told = refs(context.body, data);
        const record = async (client: PoolClient) => {
          for (const ref of told) await recordDeed(client, { accountId, deed, ref });
        };
        if (context.client) await record(context.client);
        else if (told.length > 0) await inTransaction(pool, record);
        return answer;
      },
    };
  };
