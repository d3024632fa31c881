import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calculateCall } from '#features/ai-chat/contract';
import { aiChatServer } from '#features/ai-chat/server/index';
import { findWages } from '#features/labor/server/index';
import { defineTerm } from '#features/learning/server/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { searchServer } from '#features/search/server/index';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import type { Identity } from '#infra/server/http/identity';
import { makeSamples, samplesIn } from '#src/server/samples';
import { settleSections } from '#src/server/sections';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const questions = readFileSync(path.join(__dirname, '../../../fixtures/plain-questions.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [section: string, question: string, answer: string]);

const db = testDatabase({ prepared: regions });
let search: ReturnType<typeof searchServer>;
let count = 0;
/** Nobody may ask so many in a minute. */
const aNewcomer = async (): Promise<Identity> => {
  const identity = await aMember(db.pool, `inner${(count += 1)}`);
  await db.pool.query('update account set is_internal = true');
  return identity;
};
const ask = asker(
  () =>
    aiChatServer({
      pool: db.pool,
      findPriced: search.findPriced,
      findWages: (query) => findWages(db.pool, query),
      defineTerm,
    }).routes,
);

beforeAll(async () => {
  const samples = samplesIn(db.pool).filter(({ later, always }) => !later && !always);
  await makeSamples(db.pool, samples, { projects: 3_000 }, () => () => undefined, '2025-09');
  await loadSampleUnitPrices(db.pool, 4_000, { areas: UNIT_PRICE_AREAS });
  await settleSections(db.pool);
  search = searchServer({ pool: db.pool });
}, 300_000);
afterAll(() => search.close?.());

test('there are more than forty', () => expect(questions.length).toBeGreaterThan(40));

test.each(questions)('%s: %s', async (section, question, answer) => {
  const found = await ask(calculateCall, { body: { question }, identity: await aNewcomer() });
  expect(found.section).toBe(section);
  const said = found.blocks.flatMap((block) => [
    ...('text' in block ? [block.text] : []),
    ...('caption' in block ? [block.caption] : []),
    ...(block.kind === 'figures' ? block.rows.map(({ label }) => label) : []),
    ...(block.kind === 'citations' ? block.items.map(({ title }) => title) : []),
  ]);
  expect(said.join('\n')).toMatch(new RegExp(answer, 'u'));
  if (
    ['record', 'index', 'project', 'water'].includes(section) ||
    (section === 'labor' && !answer.includes('没有查到'))
  ) {
    const links = found.blocks.flatMap((block) => (block.kind === 'citations' ? block.items : []));
    expect(links.map(({ link }) => link)).not.toContain('');
    expect(links.length).toBeGreaterThan(0);
  }
});
