import { stateOn } from './rows';

/** Documents that amend another; one that begins with its end, or later, finds nothing left to amend. */
const AMENDING = `join policy own on own.id = change.policy_id
    where (own.ended_on is null or p.effective_on < own.ended_on)`;

/** What later documents do to a clause, as json: the wire shape of `clauseChange`. */
export const changesOf = (policyId: string, rank: string, day: string): string => `(
  select coalesce(json_agg(json_build_object(
    'kind', change.kind, 'hasBegun', p.effective_on <= ${day}, 'from', p.effective_on::text,
    'byId', p.id, 'byTitle', p.title, 'byDocNo', p.doc_no, 'byState', ${stateOn(day)},
    'clause', b.rank, 'number', b.number) order by p.effective_on, p.id), '[]'::json)
  from policy_clause_change change join policy p on p.id = change.by_id
  join policy_clause b on b.policy_id = change.by_id and b.rank = change.by_rank
  ${AMENDING} and change.policy_id = ${policyId} and change.rank = ${rank})`;

/** Parts of its document are in force, all that amended it says what it changes, and this clause is not among that, nor may it be. */
export const holdsOn = (policyId: string, rank: string, day: string): string => `coalesce((
  select ${stateOn(day)} = '部分有效' from policy p where p.id = ${policyId}
    and not exists (
      select from policy_clause_change change join policy p on p.id = change.by_id
      where change.policy_id = ${policyId} and change.rank = ${rank} and p.effective_on <= ${day})
    and not exists (
      select from policy_relation r join policy p on p.id = r.from_id
      where r.to_id = ${policyId} and r.kind = 'amends' and p.effective_on <= ${day} and not exists (
        select from policy_clause_change change where change.policy_id = ${policyId} and change.by_id = p.id))
  ), false)`;
