import { findUnitPricesCall } from '#features/unit-prices/contract';
import { compositionsCall, normsAndSummariesCall } from '#features/unit-prices/contract-detail';
import {
  changeSchemeCall,
  chooseSchemeCall,
  createSchemeCall,
  MOST_SCHEMES,
  removeSchemeCall,
  schemesCall,
  type SchemeTerms,
} from '#features/unit-prices/contract-schemes';
import { rowUnderScheme } from '#features/unit-prices/price-under-scheme';
import { pricedRecord } from '#features/unit-prices/trial';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { unitPricesServer } from '#features/unit-prices/server/index';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import type { Identity } from '#infra/server/http/identity';
import { reader, type Call, type DataOf } from '#src/contract/call';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const ask = asker(
  () =>
    unitPricesServer({
      pool: database.pool,
      areas: UNIT_PRICE_AREAS,
    }).routes,
);
const change = <C extends Call>(call: C, identity: Identity, body: unknown): Promise<DataOf<C>> =>
  database.database.transaction((client) => ask(call, { identity, body, client }));

const terms: SchemeTerms = {
  rateBase: null,
  managementRate: 0.2,
  profitRate: null,
  riskRate: null,
  taxRate: null,
  materialPrices: [],
};
let [one, other]: Identity[] = [];
beforeAll(async () => {
  await loadSampleProjects(database.pool, 30);
  await loadSampleUnitPrices(database.pool, 100, { areas: UNIT_PRICE_AREAS });
  [one, other] = [await aMember(database.pool, 'one'), await aMember(database.pool, 'other')];
});

test('[UNIT-005] a scheme is made, renamed, changed, chosen and removed, and answers by its contract', async () => {
  const made = await change(createSchemeCall, one!, { ...terms, name: '省内常用' });
  expect(reader(createSchemeCall)(made)).toEqual(made);
  const { id } = made.schemes[0]!;
  const renamed = await change(changeSchemeCall, one!, { id, name: '省外' });
  expect(renamed.schemes).toMatchObject([{ id, name: '省外', managementRate: 0.2, isChosen: false }]);
  const changed = await change(changeSchemeCall, one!, { id, terms: { ...terms, profitRate: 0.05 } });
  expect(changed.schemes).toMatchObject([{ name: '省外', profitRate: 0.05 }]);
  expect((await change(chooseSchemeCall, one!, { id })).schemes[0]!.isChosen).toBe(true);
  const second = await change(createSchemeCall, one!, { ...terms, name: '投标' });
  const last = second.schemes[1]!.id;
  const chosen = await change(chooseSchemeCall, one!, { id: last });
  expect(chosen.schemes.map(({ isChosen }) => isChosen)).toEqual([false, true]);
  expect((await change(chooseSchemeCall, one!, { id: null })).schemes.some(({ isChosen }) => isChosen)).toBe(
    false,
  );
  expect((await change(removeSchemeCall, one!, { id })).schemes.map(({ name }) => name)).toEqual(['投标']);
});

test('names are unique within an account, and an account has so many', async () => {
  await expect(change(createSchemeCall, one!, { ...terms, name: '投标' })).rejects.toMatchObject({
    businessMsg: '已有同名的计价方案',
  });
  expect((await change(createSchemeCall, other!, { ...terms, name: '投标' })).schemes).toHaveLength(1);
  for (let number = 2; number <= MOST_SCHEMES; number += 1)
    await change(createSchemeCall, other!, { ...terms, name: `方案 ${number}` });
  await expect(change(createSchemeCall, other!, { ...terms, name: '再来' })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test('nobody reaches the scheme of another account', async () => {
  const { schemes } = await ask(schemesCall, { identity: one! });
  const { id } = schemes[0]!;
  for (const attempt of [
    change(changeSchemeCall, other!, { id, name: 'x' }),
    change(removeSchemeCall, other!, { id }),
    change(chooseSchemeCall, other!, { id }),
    ask(findUnitPricesCall, { identity: other!, body: { schemeId: id } }),
  ])
    await expect(attempt).rejects.toMatchObject({ statusCode: 440 });
  expect((await ask(schemesCall, { identity: one! })).schemes).toEqual(schemes);
});

test('the list shows every price under the scheme', async () => {
  const { schemes } = await change(createSchemeCall, one!, {
    ...terms,
    name: '零费率',
    managementRate: 0,
    profitRate: 0,
    riskRate: 0,
  });
  const schemeId = schemes.at(-1)!.id;
  const { indexDatas } = await ask(findUnitPricesCall, { identity: one!, body: { schemeId, pageSize: 50 } });
  expect(indexDatas).toHaveLength(50);
  for (const { id, schemePrice, schemeAmounts, unitPrice } of indexDatas.slice(0, 10)) {
    const { parts } = await ask(compositionsCall, { query: { id } });
    const overheads = parts
      .filter(({ part }) => ['management', 'profit', 'risk'].includes(part))
      .reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(schemePrice).toBeCloseTo(unitPrice - overheads, 2);
    expect(schemeAmounts?.other).toBe(0);
  }
});

test('[UNIT-005] the list carries the price and its components that the page of the record works out', async () => {
  const { indexDatas: some } = await ask(findUnitPricesCall, { identity: one!, body: { pageSize: 10 } });
  const materials = new Map<string, string>();
  for (const { id } of some) {
    const { summaries } = await ask(normsAndSummariesCall, { query: { id } });
    for (const { key, name, category } of summaries.resources)
      if (category === 'materials') materials.set(key, name);
  }
  const materialPrices = [...materials].map(([key, name]) => ({ key, name, price: 512.5 }));
  const scheme = { ...terms, managementRate: 0.6, taxRate: 0.09, materialPrices };
  const { schemes } = await change(createSchemeCall, one!, { ...scheme, name: '高费率' });
  const body = { schemeId: schemes.at(-1)!.id, pageSize: 50 };
  const { indexDatas } = await ask(findUnitPricesCall, { identity: one!, body });
  for (const { id, schemePrice, schemeAmounts, schemeOwn } of indexDatas) {
    const compositions = await ask(compositionsCall, { query: { id } });
    const { summaries } = await ask(normsAndSummariesCall, { query: { id } });
    const record = pricedRecord(compositions, summaries);
    expect({ schemePrice, schemeAmounts, schemeOwn }).toEqual(
      record ? rowUnderScheme(record, scheme) : { schemePrice: null },
    );
  }
  expect(indexDatas.some(({ schemeOwn }) => schemeOwn !== undefined)).toBe(true);
});

test.each([
  [{ managementRate: 1.2 }, '管理费率不能大于 100%'],
  [{ profitRate: -0.1 }, '利润率不能小于 0'],
  [{ name: '  ' }, '请填写方案名称'],
])('%j is refused: %s', (wrong, message) => {
  const result = createSchemeCall.body.safeParse({ ...terms, name: '方案', ...wrong });
  expect(result.error?.issues[0]?.message).toBe(message);
});
