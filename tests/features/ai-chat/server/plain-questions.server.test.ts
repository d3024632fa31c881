import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calculateCall } from '#features/ai-chat/contract';
import { aiChatServer } from '#features/ai-chat/server/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { searchServer } from '#features/search/server/index';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import type { Identity } from '#infra/server/http/identity';
import { assistantParts } from '#src/server/assistant-parts';
import { makeSamples, samplesIn } from '#src/server/samples';
import { settleSections } from '#src/server/sections';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const questions = readFileSync(path.join(__dirname, '../../../fixtures/plain-questions.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  // Four each: for a parameter more than a row has, a test is handed what it must call when it is done.
  .map(([section = '', question = '', answer = '', never]) => [section, question, answer, never] as const);

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
      ...assistantParts(db.pool),
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

test('there are more than a hundred', () => expect(questions.length).toBeGreaterThan(100));

test.each(questions)('%s: %s', async (section, question, answer, never) => {
  const found = await ask(calculateCall, { body: { question }, identity: await aNewcomer() });
  expect(found.section).toBe(section);
  const said = found.blocks.flatMap((block) => [
    ...('text' in block ? [block.text] : []),
    ...('caption' in block ? [block.caption] : []),
    ...(block.kind === 'figures' ? block.rows.map(({ label }) => label) : []),
    ...(block.kind === 'citations' ? block.items.map(({ title }) => title) : []),
  ]);
  expect(said.join('\n')).toMatch(new RegExp(answer, 'u'));
  if (never !== undefined) expect(said.join('\n')).not.toMatch(new RegExp(never, 'u'));
  // What is not there has nothing to be cited.
  if (/没有查到/.test(answer) || /最接近的是“有梁板/.test(answer)) return;
  if (['record', 'index', 'project', 'water'].includes(section) || section === 'labor') {
    const links = found.blocks.flatMap((block) => (block.kind === 'citations' ? block.items : []));
    expect(links.map(({ link }) => link)).not.toContain('');
    expect(links.length).toBeGreaterThan(0);
  }
});

/** Of a specification: what a question says, and how a name may say that it holds it. */
const SPECIFIED: readonly (readonly [things: readonly string[], words: readonly string[]])[] = [
  [
    ['商品混凝土', '混凝土', '有梁板', '矩形柱', '直形墙', '垫层'],
    ['C10', 'C15', 'C20', 'C25', 'C30', 'C35', 'C40', 'C50', 'C80'],
  ],
  [
    ['电缆', '铜芯电缆', '电力电缆'],
    ['3×4', '4×25+1×16', '4×70+1×35', '4×240+1×120', '5×10', '5×16', '5×6'],
  ],
  [
    ['钢筋', '螺纹钢', '现浇构件钢筋'],
    ['Φ6', 'Φ10', 'Φ16', 'Φ25', 'Φ28', 'Φ36', 'Φ50', 'HRB400', 'HRB500', 'HPB300'],
  ],
  [
    ['水喷淋钢管', 'PPR管', '塑料管', '焊接钢管'],
    ['DN20', 'DN32', 'DN50', 'DN100', 'DN600'],
  ],
  [['水泥'], ['32.5', 'P·O 42.5', '52.5']],
  [
    ['墙面一般抹灰', 'SBS防水卷材', '岩棉保温板'],
    ['4 mm', '20 mm', '100 mm', '7 mm'],
  ],
];
const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const isHeld = (title: string, word: string): boolean => {
  const [name, asked] = [plain(title), plain(word)];
  const at = name.indexOf(asked);
  if (at >= 0 && !/[\d.×+]/.test(name[at + asked.length] ?? '') && !/[\d.×+]/.test(name[at - 1] ?? ''))
    return true;
  const size = Number(/^φ(\d+)$/.exec(asked)?.[1]);
  const [, from, to] = /φ(\d+)–(\d+)/.exec(name) ?? [];
  const [, bound, way] = /φ(\d+) ?以([内外])/.exec(name) ?? [];
  return (
    (size >= Number(from) && size <= Number(to)) ||
    (way === '内' && size <= Number(bound)) ||
    (way === '外' && size >= Number(bound))
  );
};
const pairs = SPECIFIED.flatMap(([things, words]) =>
  things.flatMap((thing) => words.map((word) => [word, thing] as const)),
);

test.each(pairs)(
  'the price of %s %s is that of it, or it is said that there is none',
  async (word, thing) => {
    for (const question of [`${word}${thing}多少钱`, `湖北${thing} ${word} 什么价`]) {
      const { blocks } = await ask(calculateCall, { body: { question }, identity: await aNewcomer() });
      const said = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n');
      const titles = blocks.flatMap((block) => (block.kind === 'citations' ? block.items : []));
      const isNone = new RegExp(`没有.*${word.replace(/[.+]/g, '\\$&')}`, 'u').test(said);
      const isOfIt = titles.length > 0 && titles.every(({ title }) => isHeld(title, word));
      expect([question, said, isNone || isOfIt]).toEqual([question, said, true]);
    }
  },
);
