import { erasePersonCall } from '#features/analysis/contract/index';
import { factsAndAnalysts } from './facts-and-analysts';

const { db, ask, happen, rows, who } = factsAndAnalysts();

test('who lost their identity is led to by no number of the visit, of a search or of a fact', async () => {
  await happen(
    { fncode: '100104', tab: 'open', sequence: 0, device: 'laptop' },
    { fncode: '100104', tab: 'open', sequence: 1, device: 'laptop', account: 'zhang' },
    { fncode: '100104', tab: 'other', sequence: 0, device: 'phone', account: 'li' },
  );
  // A fact without a tab, too.
  await happen({ fncode: '100104', device: 'laptop', account: 'zhang' });
  await db.pool.query(`update event set entry = 5976413280, search_id = 77`);
  const nameless = () =>
    rows(`select id::text as id, entry::text as entry, search_id::text as search from event
          where account_name is distinct from 'li'`);
  const before = new Set((await nameless()).map(({ id }) => id));
  await ask(erasePersonCall, { identity: who.admin, body: { account: 'zhang', how: 'anonymous' } });
  const after = await nameless();
  expect(after).toHaveLength(3);
  for (const { id, entry, search } of after) {
    expect(before.has(id)).toBe(false);
    expect([entry, search]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
    expect([entry, search]).not.toContain('5976413280');
    expect(search).not.toBe('77');
  }
  // What belonged together still does; what others did is as it was.
  expect(new Set(after.map(({ entry }) => entry)).size).toBe(1);
  expect(await rows(`select entry::text as entry from event where account_name = 'li'`)).toEqual([
    { entry: '5976413280' },
  ]);
});
