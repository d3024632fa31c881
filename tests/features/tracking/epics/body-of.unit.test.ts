import * as z from 'zod/mini';
import { bodyOf } from '#features/tracking/epics/collect';
import { trackCall, trackEnvelope } from '#features/tracking/contract';
import { initialState, type TrackingState } from '#features/tracking/state';
import type { TrackedFact } from '#src/kernel/slice';
import { countedIds } from '#tests/support/ports';

const stamp = { id: countedIds().uuid(), at: 1_700_000_000_000, sequence: 4 };
const visitor: TrackingState = { ...initialState, tab: 't1', entry: 1_000_000_001, device: 'd1' };
const member: TrackingState = { ...visitor, accountName: 'member', role: 'p', route: 'policyList' };
const queryOf = (body: { readonly query?: string | undefined }) =>
  JSON.parse(body.query ?? '') as Record<string, unknown>;

describe('bodyOf', () => {
  test('[TRACK-002] accountName is sent when logged in, searchId while a search is in progress', () => {
    const fact: TrackedFact = { fncode: '210101', query: { total: 3 } };
    expect(Object.keys(bodyOf(fact, visitor, stamp))).toEqual(['fncode', 'query']);
    expect(bodyOf(fact, member, stamp)).toMatchObject({ fncode: '210101', accountName: 'member' });
    expect(bodyOf(fact, { ...member, searchId: 1_000_000_009 }, stamp)).toMatchObject({
      accountName: 'member',
      searchId: 1_000_000_009,
    });
  });

  test('[TRACK-002] query is a JSON string: what the fact says, and the envelope beside it', () => {
    const body = bodyOf({ fncode: '200101', query: { keyword: '钢', type: 'all' } }, member, stamp);
    expect(queryOf(body)).toEqual({
      keyword: '钢',
      type: 'all',
      _e: {
        v: 1,
        id: stamp.id,
        ct: 1_700_000_000_000,
        tb: 't1',
        sq: 4,
        en: 1_000_000_001,
        dv: 'd1',
        rt: 'policyList',
        ro: 'p',
      },
    });
  });

  test('a fact of a page that was left names it, whatever stands by now', () => {
    const fact: TrackedFact = { fncode: '100101', query: { route: 'home', dwellMs: 9 }, route: 'home' };
    expect(queryOf(bodyOf(fact, member, stamp))).toMatchObject({ route: 'home', _e: { rt: 'home' } });
  });

  test('what the outbox tells of itself is of nobody', () => {
    const body = bodyOf({ fncode: '990102', query: { n: 3, codes: '100100', why: 'age' } }, member, stamp);
    expect(Object.keys(body)).toEqual(['fncode', 'query']);
    expect(queryOf(body)).toMatchObject({ n: 3, codes: '100100', why: 'age', _e: { ro: 'a', sq: 4 } });
  });

  test('a fact cannot put another envelope in place of its own', () => {
    const body = bodyOf({ fncode: '210101', query: { _e: 'forged' } as object }, visitor, stamp);
    expect(queryOf(body)._e).toMatchObject({ v: 1, id: stamp.id });
  });

  test('the fact that ends a search names it, though the search is over', () => {
    expect(bodyOf({ fncode: '200102', searchId: 7 }, visitor, stamp).searchId).toBe(7);
    expect(bodyOf({ fncode: '200102', searchId: 7 }, { ...visitor, searchId: 8 }, stamp).searchId).toBe(7);
  });

  test('keeps the contract, envelope included', () => {
    const body = bodyOf({ fncode: '210101' }, member, stamp);
    expect(z.safeParse(trackCall.body, body).success).toBe(true);
    expect(z.safeParse(trackEnvelope, queryOf(body)._e).success).toBe(true);
  });
});
