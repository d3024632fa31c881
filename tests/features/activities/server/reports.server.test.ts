import { randomUUID } from 'node:crypto';
import { movePoints } from '#features/activities/server/ledger/move-points';
import { NOT_NEXT } from '#features/activities/server/reports/download';
import { NO_SUBJECT, SUBJECT_WANTED } from '#features/activities/server/reports/keep-report';
import type { Mall, Ordered, ProductCode, Report, Subjects } from '#features/activities/contract/index';
import { codes } from '#src/contract/codes';
import { loadSampleProjects } from '#features/projects/samples/index';
import { testApp } from '#tests/support/app';
import { pdfText } from '#tests/support/pdf-text';
import { faultsOf } from './members';

const app = testApp();
const tokens = new Map<string, string>();
let project: { readonly id: string; readonly name: string; readonly unitCost: string };

const PATH = '/pb/activity/product';
const headers = (who: string) => ({
  accesstoken: tokens.get(who) ?? '',
  'idempotency-key': randomUUID(),
  'content-type': 'application/json',
});
const get = async <T>(who: string, path: string, query: Record<string, string> = {}) =>
  (
    await app.ask<T>({
      method: 'GET',
      url: `${PATH}/${path}?${new URLSearchParams(query).toString()}`,
      headers: headers(who),
    })
  ).envelope;
const post = (who: string, path: string, payload: object) =>
  app.app().inject({ method: 'POST', url: `${PATH}/${path}`, headers: headers(who), payload });
const said = async (who: string, path: string, payload: object) =>
  (await post(who, path, payload)).json<{ statusCode: number; businessMsg: string; data: unknown }>();
const buy = async (who: string, number: number, projectId?: string) =>
  said(who, 'exchangeProduct', { id: 'report', number, ...(projectId !== undefined && { projectId }) });
const points = async (who: string) => (await get<Mall>(who, 'getProducts')).data.totalPoints;
const reports = async (who: string) => (await get<{ reports: Report[] }>(who, 'getReports')).data.reports;

beforeAll(async () => {
  await loadSampleProjects(app.db.pool, 60);
  const { rows } = await app.db.pool.query<{ id: string; name: string; unitCost: number }>(
    'select id, name, unit_cost::float8 as "unitCost" from project where has_detail order by id limit 1',
  );
  const [{ unitCost, ...found }] = rows as [(typeof rows)[0]];
  project = {
    ...found,
    unitCost: unitCost.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  };
  for (const who of ['member', 'vip']) {
    tokens.set(who, await app.tokenOf(who));
    await app.db.database.transaction(async (client) => {
      const { rows: accounts } = await client.query<{ id: string }>(
        'select id::text from account where username = $1',
        [who],
      );
      await movePoints(client, { accountId: accounts[0]!.id, points: 350, kind: 'invite', ref: 'test' });
    });
  }
});
afterEach(async () => expect(await faultsOf(app.db.pool)).toEqual([]));

test('[CALL-091] a report is of a project that is looked for by its name, or among the favourites', async () => {
  const found = await get<Subjects>('member', 'getReportSubjects', { keyword: project.name });
  expect(found.data.subjects).toContainEqual(expect.objectContaining({ projectId: project.id }));
  expect((await get<Subjects>('member', 'getReportSubjects')).data.subjects).toEqual([]);
  const kept = await app.ask({
    method: 'POST',
    url: '/pb/favorite/addFavorite',
    headers: headers('member'),
    payload: { kind: 'project', ref: project.id },
  });
  expect(kept.envelope.statusCode).toBe(200);
  expect((await get<Subjects>('member', 'getReportSubjects')).data.subjects).toMatchObject([
    { projectId: project.id, title: project.name },
  ]);
  expect((await get<Subjects>('vip', 'getReportSubjects')).data.subjects).toEqual([]);
  const query = { code: 'report', projectId: project.id };
  expect((await get<ProductCode>('member', 'getProductCodeInfo', query)).data).toMatchObject({
    code: 'report',
    cost: 100,
    owned: 0,
    subject: { title: project.name },
  });
  const none = { code: 'report', projectId: 'none' };
  expect((await get('member', 'getProductCodeInfo', none)).statusCode).toBe(codes.notFound);
});

test('without a project, or of one that there is nothing to report of, nothing is paid', async () => {
  const before = await points('member');
  expect(await buy('member', 1)).toMatchObject({ businessMsg: SUBJECT_WANTED });
  expect(await buy('member', 1, 'none')).toMatchObject({ businessMsg: NO_SUBJECT });
  expect(await points('member')).toBe(before);
  expect(await reports('member')).toEqual([]);
});

test('[CALL-096] [CALL-097] [CALL-098] [CALL-099] a report is paid once and downloaded three times; a lost answer costs none of them', async () => {
  const before = await points('member');
  const orders = await Promise.all(Array.from({ length: 10 }, () => buy('member', 1, project.id)));
  for (const order of orders)
    expect(order.data).toEqual({
      number: 1,
      product: 'report',
      state: 'given',
      isFormer: expect.any(Boolean),
      isVip: false,
    } satisfies Ordered);
  expect(orders.filter(({ data }) => !(data as Ordered).isFormer)).toHaveLength(1);
  expect(await points('member')).toBe(before - 100);
  const [report] = await reports('member');
  expect(report).toMatchObject({ title: project.name, times: 0, left: 3, repeatable: null });
  const reportId = report!.id;
  const left = async () => (await get('member', 'checkIfHasDownloadedTimes', { reportId })).data;
  expect((await get('member', 'checkDownloaded', { reportId })).data).toEqual({ isDownloaded: false });
  expect(await left()).toEqual({ of: 3, times: 0, left: 3, repeatable: null });

  // Before the first there is no second.
  expect(await said('member', 'downloadPDFAgain', { reportId, number: 2 })).toMatchObject({
    businessMsg: NOT_NEXT,
  });
  const first = await post('member', 'downloadPDF', { reportId });
  expect(first.headers['content-type']).toBe('application/pdf');
  expect(first.headers['content-disposition']).toContain(encodeURIComponent(project.name));
  const text = pdfText(first.rawPayload).join('\n');
  for (const word of [
    '单项工程造价指标报告',
    project.name,
    project.unitCost,
    '分部工程指标',
    '数据来源与使用说明',
    '样例数据',
    'BG-',
  ])
    expect(text).toContain(word);

  // The answer was lost: the same is asked for again, by several at once.
  const again = await Promise.all([1, 2, 3].map(() => post('member', 'downloadPDF', { reportId })));
  for (const one of again) expect(one.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(await left()).toEqual({ of: 3, times: 1, left: 2, repeatable: 1 });
  expect((await get('member', 'checkDownloaded', { reportId })).data).toEqual({ isDownloaded: true });

  for (const number of [2, 2, 3, 3]) {
    const next = await post('member', 'downloadPDFAgain', { reportId, number });
    expect(next.headers['content-type']).toBe('application/pdf');
  }
  expect(await left()).toEqual({ of: 3, times: 3, left: 0, repeatable: 3 });
  for (const number of [2, 4])
    expect(
      (await post('member', 'downloadPDFAgain', { reportId, number })).headers['content-type'],
    ).toContain('json');
  expect(await said('member', 'downloadPDF', { reportId })).toMatchObject({ businessMsg: NOT_NEXT });

  // Later, or after so many repetitions, it is no lost answer any more.
  await app.db.pool.query(`update report_download set at = at - interval '2 hours' where report_id = $1`, [
    reportId,
  ]);
  expect(await left()).toMatchObject({ left: 0, repeatable: null });
  expect(await said('member', 'downloadPDFAgain', { reportId, number: 3 })).toMatchObject({
    businessMsg: NOT_NEXT,
  });
});

test('[CALL-094] under the number of a report of one project there is none of another', async () => {
  const before = await points('member');
  expect(await buy('member', 1, 'another')).toMatchObject({
    statusCode: codes.conflict,
    businessMsg: '兑换状态已变化，请刷新后再试',
  });
  expect(await buy('member', 1, project.id)).toMatchObject({ data: { isFormer: true } });
  expect(await points('member')).toBe(before);
});

test('a report stays as it was bought, whatever becomes of the project', async () => {
  await buy('vip', 1, project.id);
  await app.db.pool.query('update project set unit_cost = unit_cost + 1 where id = $1', [project.id]);
  const [report] = await reports('vip');
  const pdf = await post('vip', 'downloadPDF', { reportId: report!.id });
  expect(pdfText(pdf.rawPayload)[0]).toContain(project.unitCost);
});

test('a lost answer is made good ten times, and not more often', async () => {
  const [report] = await reports('vip');
  const reportId = report!.id;
  for (let repeat = 1; repeat <= 10; repeat += 1)
    expect((await post('vip', 'downloadPDF', { reportId })).headers['content-type']).toBe('application/pdf');
  expect((await reports('vip'))[0]).toMatchObject({ times: 1, left: 2, repeatable: null });
  expect(await said('vip', 'downloadPDF', { reportId })).toMatchObject({ businessMsg: NOT_NEXT });
});

test('another’s report is not there', async () => {
  const [report] = await reports('vip');
  const reportId = report!.id;
  for (const path of ['checkDownloaded', 'checkIfHasDownloadedTimes'])
    expect((await get('member', path, { reportId })).statusCode).toBe(codes.notFound);
  expect(await said('member', 'downloadPDF', { reportId })).toMatchObject({ statusCode: codes.notFound });
  expect(await said('member', 'downloadPDFAgain', { reportId, number: 2 })).toMatchObject({
    statusCode: codes.notFound,
  });
  expect((await reports('vip'))[0]).toMatchObject({ times: 1, left: 2 });
});

test('parallel downloads of the last one are one', async () => {
  const [report] = await reports('vip');
  const reportId = report!.id;
  await Promise.all([1, 2, 3, 4].map(() => post('vip', 'downloadPDFAgain', { reportId, number: 2 })));
  expect((await reports('vip'))[0]).toMatchObject({ times: 2, left: 1, repeatable: 2 });
});
