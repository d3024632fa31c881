import { recordDeed } from '#features/activities/server/index';
import {
  COLLECTED_A_DAY,
  collectCall,
  collectRightCall,
  collectStatusCall,
  reviewCall,
  reviewQueueCall,
  type Collected,
  type Receipt,
} from '#features/labor/contract-collect';
import { priceTrendCall } from '#features/labor/contract-line';
import { SAMPLE_ITEMS } from '#features/labor/samples/items';
import { loadSampleLabor } from '#features/labor/samples/index';
import {
  NO_AREA,
  NO_RIGHT,
  TOO_EARLY,
  TOO_LATE,
  TOO_MANY,
  TWICE,
} from '#features/labor/server/collect/collect';
import { NO_SUBMISSION, OWN, REVIEWED } from '#features/labor/server/collect/review';
import { laborServer } from '#features/labor/server/index';
import type { Identity } from '#infra/server/http/identity';
import { aMember, anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const ask = asker(
  () => laborServer({ pool: db.pool, readLabourIndex: () => Promise.resolve(null), recordDeed }).routes,
);
const price: Collected = {
  section: '模板',
  itemName: '木模板制作安装拆除',
  areaId: '20',
  projectKind: '住宅',
  mode: '清包',
  price: '56.50',
  unit: '㎡',
  tools: '不含',
  materials: '不含',
  insurance: '含',
  tax: '不含税',
  settledIn: '2025-06',
  payment: '按月进度',
  naming: '匿名',
  content: '标准层，含清理',
};
const INCLUDED = { tools: false, materials: false, insurance: true, tax: false };
/** A city that the sample has no line of. */
const UNPRICED = '228';
let giver: Identity;
let colleague: Identity;
let reviewer: Identity;

beforeAll(async () => {
  await db.database.transaction((client) =>
    loadSampleLabor(
      client,
      SAMPLE_ITEMS.filter(({ id }) => id === 'formwork-timber'),
    ),
  );
  giver = await aMember(db.pool, 'giver', { hasRights: true });
  colleague = await aMember(db.pool, 'colleague', { isPublisher: true });
  reviewer = await aMember(db.pool, 'judge', { isPublisher: true });
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into organisation (name) values ('一所') returning id::text`,
  );
  await db.pool.query('update account set organisation_id = $1 where id = any ($2::bigint[])', [
    rows[0]?.id,
    [giver.accountId, colleague.accountId],
  ]);
});
afterEach(() => db.pool.query('truncate labor_collect, budget'));

const send = (more: Partial<Collected> = {}, identity = giver) =>
  db.database.transaction((client) => ask(collectCall, { body: { ...price, ...more }, client, identity }));
const submit = async (more: Partial<Collected> = {}, identity = giver): Promise<Receipt> => {
  const answer = await send(more, identity);
  if ('doubt' in answer) throw new Error(answer.doubt);
  return answer;
};
const decide = (
  number: string,
  verdict: 'approved' | 'returned',
  identity = reviewer,
  word = '与同期行情相符',
) =>
  db.database.transaction((client) => ask(reviewCall, { body: { number, verdict, word }, client, identity }));
const own = (identity = giver) => ask(collectStatusCall, { identity });
const queue = (identity = reviewer) => ask(reviewQueueCall, { identity });
const wantedRight = (identity: Identity) => ask(collectRightCall, { identity });

describe('who may', () => {
  test('[CALL-171] [LABOR-006] is said before a form is filled in, and again where it is sent', async () => {
    expect(await wantedRight(giver)).toEqual({
      mayCollect: true,
      reason: '',
      left: COLLECTED_A_DAY,
      mayReview: false,
    });
    expect(await wantedRight(reviewer)).toMatchObject({ mayCollect: true, mayReview: true });
    const plain = anIdentity();
    expect(await wantedRight(plain)).toEqual({
      mayCollect: false,
      reason: NO_RIGHT,
      left: 0,
      mayReview: false,
    });
    await expect(submit({}, plain)).rejects.toThrow(NO_RIGHT);
  });
});

describe('a price that is given', () => {
  test('[CALL-172] [CALL-170] [LABOR-005] is kept under its number, waits, and is seen by the one who gave it', async () => {
    const { number } = await submit();
    expect(number).toMatch(/^LW\d{8}-[2-9A-HJ-NP-Z]{6}$/);
    expect(await own()).toMatchObject([
      {
        number,
        itemName: price.itemName,
        areaName: '广东',
        price: 56.5,
        included: INCLUDED,
        status: 'pending',
        word: '',
      },
    ]);
    expect(await own(reviewer)).toEqual([]);
    expect((await wantedRight(giver)).left).toBe(COLLECTED_A_DAY - 1);
    const { rows } = await db.pool.query<{ event: string }>(
      'select event from audit order by id desc limit 1',
    );
    expect(rows[0]?.event).toBe('labor.collected');
  });

  test('is refused with words where month, place or repetition are wrong', async () => {
    await expect(submit({ settledIn: '2099-01' })).rejects.toThrow(TOO_LATE);
    await expect(submit({ settledIn: '2001-01' })).rejects.toThrow(TOO_EARLY);
    await expect(submit({ areaId: '1' })).rejects.toThrow(NO_AREA);
    await submit();
    await expect(submit()).rejects.toThrow(TWICE);
    await submit({ price: '57' });
  });

  test('the same sent twice at once is kept once', async () => {
    const both = await Promise.allSettled([submit(), submit()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await own()).toHaveLength(1);
  });

  test(`a member gives ${COLLECTED_A_DAY} a day, which ends at midnight in Shanghai`, async () => {
    for (let at = 1; at <= COLLECTED_A_DAY; at += 1) await submit({ price: String(50 + at) });
    await expect(submit({ price: '99' })).rejects.toThrow(TOO_MANY);
    expect((await wantedRight(giver)).left).toBe(0);
    const { rows } = await db.pool.query<{ ends: string }>(
      `select to_char(ends_at at time zone 'Asia/Shanghai' + interval '1 second', 'HH24:MI') as ends from budget`,
    );
    expect(rows).toEqual([{ ends: '00:00' }]);
  });
});

describe('a price in doubt', () => {
  test('[LABOR-005] is told to the giver before it is kept, and to the reviewer once it is confirmed', async () => {
    const words =
      /^5,650 元\/㎡是库中同子目、同单位、同计价方式（\d+ 条）中位 [\d.]+ 的 [\d.]+ 倍，超出 1\/5 至 5 倍$/;
    const far = { price: '5650', itemName: '木模板制作、安装、拆除', unit: 'm2' };
    expect(await send(far)).toEqual({ doubt: expect.stringMatching(words) as string });
    expect(await own()).toEqual([]);
    expect((await wantedRight(giver)).left).toBe(COLLECTED_A_DAY);
    await submit({ ...far, isConfirmed: true });
    expect((await queue()).rows).toMatchObject([
      { price: 5_650, doubt: expect.stringMatching(words) as string },
    ]);
    expect(await send({ price: '5' })).toHaveProperty('doubt');
  });

  test('[LABOR-005] where nobody has the item its section is asked; an own section passes', async () => {
    expect(await send({ price: '5650', itemName: '自编子目' })).toEqual({
      doubt: expect.stringContaining('是库中“模板”分部、同单位、同计价方式') as string,
    });
    await submit({ price: '5650', section: '水电', itemName: '自编子目' });
    expect((await queue()).rows).toMatchObject([{ doubt: null }]);
  });
});

describe('its review', () => {
  const trend = () => ask(priceTrendCall, { identity: giver, query: { id: 'formwork-timber-20' } });

  test('waits for somebody of another house, beside what the library has', async () => {
    const { number } = await submit();
    expect(await queue(colleague)).toEqual({ waiting: 0, rows: [] });
    const { waiting, rows } = await queue();
    expect(waiting).toBe(1);
    expect(rows[0]).toMatchObject({ number, middle: expect.any(Number) as number, included: INCLUDED });
    expect(rows[0]).toMatchObject({ held: { ...INCLUDED, insurance: false }, taxRate: 0, doubt: null });
    expect(JSON.stringify(rows)).not.toContain('giver');
    await expect(decide(number, 'approved', colleague)).rejects.toThrow(OWN);
    await expect(decide('LW20250101-ABCDEF', 'approved')).rejects.toThrow(NO_SUBMISSION);
  });

  test('lets it pass: it stands on the price line, without a name, and is no part of the band', async () => {
    const before = await trend();
    expect(before.quotes).toEqual([]);
    const { number } = await submit();
    expect((await trend()).quotes).toEqual([]);
    expect(await decide(number, 'approved')).toEqual({ number, status: 'approved' });
    const after = await trend();
    expect(after.quotes).toMatchObject([
      { number, price: 56.5, settledIn: '2025-06', givenBy: '匿名会员', included: INCLUDED },
    ]);
    expect(after.points).toEqual(before.points);
    expect(await own()).toMatchObject([{ status: 'approved', word: '与同期行情相符' }]);
    expect(await queue()).toEqual({ waiting: 0, rows: [] });
    await expect(decide(number, 'returned')).rejects.toThrow(REVIEWED);
  });

  test('sends it back with a word; then the same may be given again', async () => {
    const { number } = await submit({ naming: '署名' });
    await decide(number, 'returned', reviewer, '请补充工作内容');
    expect(await own()).toMatchObject([{ status: 'returned', word: '请补充工作内容' }]);
    expect((await trend()).quotes).toEqual([]);
    const again = await submit({ naming: '署名' });
    await decide(again.number, 'approved');
    expect((await trend()).quotes).toMatchObject([{ givenBy: '会员' }]);
  });

  test('two reviewers at once decide once', async () => {
    const { number } = await submit();
    const other = await aMember(db.pool, 'judge2', { isPublisher: true });
    const both = await Promise.allSettled([decide(number, 'approved'), decide(number, 'returned', other)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    ['m2', price.itemName],
    ['平方米', price.itemName],
    ['M2', price.itemName],
    ['㎡', '木模板 制作安装拆除'],
    ['㎡', '木模板制作、安装、拆除'],
  ])('a unit written %s and a name %s are those of the library', async (unit, itemName) => {
    const { number, placing } = await submit({ unit, itemName });
    expect(placing).toBe('line');
    expect((await queue()).rows[0]).toMatchObject({ unit: '㎡', middle: expect.any(Number) as number });
    await decide(number, 'approved');
    expect((await trend()).quotes).toMatchObject([{ number }]);
  });

  test('a price of an item that the library does not know is kept for its giver alone, who is told so', async () => {
    const { number, placing } = await submit({ itemName: '自编子目' });
    expect(placing).toBe('noItem');
    expect((await queue()).rows[0]).toMatchObject({ placing: 'noItem', middle: null });
    await decide(number, 'approved');
    expect((await trend()).quotes).toEqual([]);
    expect(await own()).toMatchObject([{ status: 'approved', placing: 'noItem' }]);
  });

  test('[LABOR-005] of two items by one name it is the one that includes the same', async () => {
    await db.pool.query(
      `insert into labor_item select 'own-insured', section, name, content, unit, mode, has_tools, has_materials, has_tax,
         tax_rate, trade, day_output, 'imported', 99, true from labor_item where id = 'formwork-timber'`,
    );
    const itemOf = async (number: string) =>
      (await db.pool.query('select item_id as id from labor_collect where number = $1', [number])).rows;
    expect(await itemOf((await submit()).number)).toEqual([{ id: 'own-insured' }]);
    expect(await itemOf((await submit({ insurance: '不含', price: '57' })).number)).toEqual([
      { id: 'formwork-timber' },
    ]);
    await db.pool.query(`delete from labor_item where id = 'own-insured'`);
  });

  test('a known item without a price line in the place is told as one', async () => {
    const { placing } = await submit({ areaId: UNPRICED });
    expect(placing).toBe('noLine');
    expect((await queue()).rows[0]).toMatchObject({ placing: 'noLine', middle: null });
  });
});
