import type { Pool } from 'pg';
import { dayAt } from '#src/contract/shanghai-time';
import { member, route, transactionOf } from '#infra/server/http/route';
import type { RecordSection } from '#infra/server/server-slice';
import { findClausesCall, findPoliciesCall, overviewCall } from '../contract';
import { attachmentCall, compareCall, documentCall } from '../contract-document';
import { keepVisitCall, priceDocumentCall } from '../contract-prices';
import { policySamples } from '../samples';
import { attachmentFile } from './attachment';
import { settleAmendments } from './clause-changes';
import { comparePolicies } from './compare';
import { describePolicies } from './describe-policies';
import { readDocument } from './document';
import { policyFiles } from './files';
import { findClauses } from './find-clauses';
import { findPolicies } from './find-policies';
import { foundPolicies } from './found-policies';
import { readOverview } from './overview';
import { keepVisit, readPriceDocument, type DescribeIndexes } from './price-document';

export { clausesOn, documentsNamed } from './cited-documents';

/** How documents stand today, by their ids. */
export const policiesToday = (pool: Pool) => (ids: readonly string[]) =>
  foundPolicies(pool, ids, dayAt(Date.now()));

export interface PolicyParts {
  readonly pool: Pool;
  readonly describeIndexes: DescribeIndexes;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export const policiesServer = ({
  pool,
  describeIndexes,
  now = () => Date.now(),
}: PolicyParts): RecordSection<'policy'> => {
  /** Of Shanghai, YYYY-MM-DD: what states are told of. */
  const today = (): string => dayAt(now());
  return {
    routes: [
      route(findPoliciesCall, ({ body }) => findPolicies(pool, body, today())),
      route(overviewCall, () => readOverview(pool, today())),
      route(findClausesCall, ({ query: { keyword }, ...context }) =>
        findClauses(pool, { keyword, day: today(), reader: member(context) }),
      ),
      route(documentCall, ({ query }) => readDocument(pool, query.policyId, today())),
      route(attachmentCall, ({ query }) => attachmentFile(pool, query, today())),
      route(compareCall, ({ query }) => comparePolicies(pool, query, today())),
      route(priceDocumentCall, (context) =>
        readPriceDocument({ pool, describeIndexes }, context.query.policyId, {
          accountId: member(context).accountId,
          day: today(),
        }),
      ),
      route(keepVisitCall, async (context) => {
        await keepVisit(transactionOf(context), member(context).accountId, context.body.policyId);
        return null;
      }),
    ],
    samples: policySamples,
    settle: settleAmendments,
    files: policyFiles,
    records: { policy: { describe: describePolicies(pool, today) } },
  };
};
