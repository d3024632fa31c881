import { leastSeconds } from '#features/learning/least-seconds';
import { randomUUID } from 'node:crypto';
import readXlsxFile from 'read-excel-file/node';
import {
  type Beat,
  type ColumnCard,
  type Counted,
  type Opened,
  type Zone,
} from '#features/learning/contract';
import { CASES, LESSONS } from '#features/learning/server/content/index';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';

const app = testApp();
const tokens: Record<string, string> = {};
beforeAll(async () => {
  for (const name of ['vip', 'trial', 'member']) tokens[name] = await app.tokenOf(name);
});

const get = <T>(url: string, who?: string) =>
  app.ask<T | null>({ method: 'GET', url, headers: who ? { accesstoken: tokens[who] } : {} });
const zone = async (who: string, moduleName?: string): Promise<Zone> => {
  const { envelope } = await get<Zone>(
    `/study/getStudyZoneInfos${moduleName === undefined ? '' : `?moduleName=${moduleName}`}`,
    who,
  );
  if (!envelope.data) throw new Error(envelope.businessMsg);
  return envelope.data;
};
const opened = async (who: string, url: string): Promise<Opened> => {
  const { envelope } = await get<Opened>(url, who);
  if (!envelope.data) throw new Error(envelope.businessMsg);
  return envelope.data;
};
const beat = (who: string, more: Partial<Beat> & Pick<Beat, 'reading'>) =>
  app.ask<Counted | null>({
    method: 'POST',
    url: '/pb/activity/giftBoxV55/doStudyClock',
    headers: { accesstoken: tokens[who] },
    payload: { id: 'anchorage', seconds: 0, place: null, done: [], ...more },
  });
const counted = async (who: string, more: Partial<Beat> & Pick<Beat, 'reading'>) =>
  (await beat(who, more)).envelope.data;
/** As if all that is on record had happened so much earlier. */
const later = (seconds: number) =>
  app.db.pool.query(
    `with clock as (update study_clock set counted_until = counted_until - make_interval(secs => ${seconds}))
     update study_reading set began_at = began_at - make_interval(secs => ${seconds})`,
  );

describe('the index', () => {
  test('[STUDY-001] [STUDY-003] [CALL-179] opens the first module unless another is named', async () => {
    const first = await zone('member');
    expect(first.modules.map(({ name }) => name)).toEqual(['22G', 'costManagement', 'basics']);
    expect(first.moduleName).toBe('22G');
    expect(first.lessons).toHaveLength(first.modules[0]!.count);
    expect(first.lessons[0]).toMatchObject({
      id: 'anchorage',
      done: 0,
      sections: 4,
      place: null,
      seconds: 0,
    });
    expect(first).toMatchObject({ last: null, today: 0 });
    const named = await zone('member', 'basics');
    expect(named.lessons.map(({ module }) => module)).toEqual(named.lessons.map(() => 'basics'));
  });

  test('[ROUTE-054] a module there is none of is not found, and visitors are asked to log in', async () => {
    const unknown = await get('/study/getStudyZoneInfos?moduleName=plan', 'member');
    expect(unknown.envelope).toMatchObject({ statusCode: codes.notFound, businessMsg: '没有这个学习模块' });
    expect((await get('/study/getStudyZoneInfos')).envelope.statusCode).toBe(codes.notLoggedIn);
  });

  test('[STUDY-003] [STUDY-005] [CALL-177] the columns come newest first, each with what it saves', async () => {
    const { envelope } = await get<ColumnCard[]>('/pb/column/queryColumnList', 'member');
    const days = envelope.data!.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual([...days].sort().reverse());
    expect(envelope.data).toHaveLength(CASES.length);
    expect(envelope.data!.find(({ id }) => id === 'earth')).toMatchObject({
      saving: { value: 79, unit: '万元', percent: expect.closeTo(19.14, 2) },
    });
  });
});

describe('contents', () => {
  test('[STUDY-002] [CALL-180] [CALL-178] lessons and cases are for VIPs', async () => {
    for (const url of ['/core/study/viewContent?id=lap', '/pb/column/queryColumnById?id=pile']) {
      expect((await get(url, 'member')).envelope.statusCode).toBe(codes.vipOnly);
      expect((await opened('trial', url)).content.sections.length).toBeGreaterThan(3);
    }
  });

  test('one of the other collection, and one that is not there, are not found', async () => {
    for (const url of [
      '/core/study/viewContent?id=pile',
      '/pb/column/queryColumnById?id=lap',
      '/core/study/viewContent?id=gone',
    ])
      expect((await get(url, 'vip')).envelope.statusCode).toBe(codes.notFound);
  });

  test('[STUDY-005] [CALL-181] the workbook of a lesson holds its inputs, its working, its table and its words', async () => {
    const ask = (id: string, who: string) =>
      app.app().inject({
        method: 'POST',
        url: '/pb/oss/downloadFromOss',
        headers: { accesstoken: tokens[who]! },
        payload: { id },
      });
    const { rawPayload, headers } = await ask('anchorage', 'vip');
    expect(headers['content-disposition']).toContain(encodeURIComponent('计算表.xlsx'));
    const sheets = await readXlsxFile(rawPayload);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['参数', '算式', '对照表', '要点与口径']);
    expect(sheets[1]!.data.map((row) => row[0])).toContain('抗震锚固长度 laE');
    expect(sheets[1]!.data.find((row) => row[0] === '抗震锚固长度 laE')?.[2]).toBe(1000);
    expect(JSON.parse((await ask('anchorage', 'member')).body)).toMatchObject({ statusCode: codes.vipOnly });
    for (const { id } of [...LESSONS, ...CASES])
      expect((await ask(id, 'vip')).headers['content-type']).toContain('spreadsheetml');
  });
});

describe('the study clock', () => {
  afterEach(() => app.db.pool.query('truncate study_progress, study_time, study_reading, study_clock'));

  test('[CALL-120] counts what was claimed and has passed, once however often it is told', async () => {
    const reading = randomUUID();
    expect(await counted('vip', { reading })).toMatchObject({ counted: 0, today: 0 });
    expect(await counted('vip', { reading, seconds: 30 })).toMatchObject({ counted: 0, today: 0 });
    await later(60);
    expect(await counted('vip', { reading, seconds: 55 })).toMatchObject({ counted: 25, today: 25 });
    expect(await counted('vip', { reading, seconds: 55 })).toMatchObject({ counted: 0, today: 25 });
    expect(await counted('vip', { reading, seconds: 20 })).toMatchObject({ counted: 0, today: 25 });
  });

  test('two readings at the same time never count more than the time that passed', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await Promise.all([beat('vip', { reading: one }), beat('vip', { reading: other, id: 'lap' })]);
    await later(100);
    const told = await Promise.all(
      [one, other, one, other].map((reading, at) =>
        counted('vip', { reading, id: reading === one ? 'anchorage' : 'lap', seconds: 60 + at }),
      ),
    );
    const sum = told.reduce((all, each) => all + (each?.counted ?? 0), 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(101);
    expect((await zone('vip')).today).toBe(sum);
  });

  test('hours claimed at once are no attention; a day is the day of Shanghai', async () => {
    const reading = randomUUID();
    await beat('vip', { reading });
    await later(36_000);
    expect(await counted('vip', { reading, seconds: 36_000 })).toMatchObject({ counted: 300, today: 300 });
    await app.db.pool.query(`update study_time set day = day - 1`);
    expect(await zone('vip')).toMatchObject({ today: 0, last: { seconds: 300 } });
  });

  test('progress is kept for each member alone: place, sections done, what was opened last', async () => {
    const reading = randomUUID();
    await beat('vip', { reading });
    await later(300);
    await beat('vip', { reading, seconds: 150, place: 'example', done: ['rules'] });
    await beat('vip', { reading, seconds: 300, place: null, done: ['example'] });
    expect(await zone('vip')).toMatchObject({
      last: { id: 'anchorage', done: 2, place: { id: 'example', title: '算例' } },
    });
    expect((await zone('trial')).last).toBeNull();
    expect(await opened('vip', '/core/study/viewContent')).toMatchObject({
      content: { id: 'anchorage' },
      progress: { place: 'example', done: ['rules', 'example'] },
    });
    expect((await opened('vip', '/pb/column/queryColumnById')).content.id).toBe(
      [...CASES].sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))[0]!.id,
    );
  });

  test('no section is done in less time than it takes, and none earns points before it is', async () => {
    const reading = randomUUID();
    const { sections } = LESSONS.find(({ id }) => id === 'anchorage')!;
    const all = sections.map(({ id }) => id);
    const deeds = async () =>
      (
        await app.db.pool.query(
          `select ref from deed where deed = 'lessonSectionFinished' and ref like 'anchorage%'`,
        )
      ).rowCount;
    await app.db.pool.query('delete from deed');
    expect(await counted('vip', { reading, done: all })).toMatchObject({ counted: 0, done: [] });
    expect(await counted('vip', { reading, seconds: 86_400, done: all })).toMatchObject({ done: [] });
    expect(await deeds()).toBe(0);
    // Enough for the first, and a second of the next.
    const other = randomUUID();
    await beat('vip', { reading: other });
    await later(leastSeconds(sections[0]) + 1);
    const seconds = leastSeconds(sections[0]) + 1;
    expect(await counted('vip', { reading: other, seconds, done: all })).toMatchObject({
      seconds,
      done: ['rules'],
    });
    expect(await counted('vip', { reading: other, seconds, done: all })).toMatchObject({ done: ['rules'] });
    expect((await zone('vip')).lessons[0]).toMatchObject({ id: 'anchorage', done: 1 });
    expect(await deeds()).toBe(1);
    await later(300);
    expect(await counted('vip', { reading: other, seconds: 300, done: all })).toMatchObject({ done: all });
    expect(await deeds()).toBe(all.length);
  });

  test('what is not in the lesson is refused, and a reading keeps to its lesson', async () => {
    const reading = randomUUID();
    const status = async (more: Partial<Beat>) =>
      (await beat('vip', { reading, ...more })).envelope.statusCode;
    expect(await status({})).toBe(codes.ok);
    expect(await status({ place: 'none' })).toBe(codes.badRequest);
    expect(await status({ done: ['none'] })).toBe(codes.badRequest);
    expect(await status({ id: 'lap' })).toBe(codes.badRequest);
    expect(await status({ id: 'gone' })).toBe(codes.notFound);
    expect(await status({ seconds: -1 })).not.toBe(codes.ok);
    expect((await beat('member', { reading })).envelope.statusCode).toBe(codes.vipOnly);
  });
});

test('[LIKE-001] [FAV-001] a column and a lesson are liked and kept, and lead back to where they stand', async () => {
  const post = <T>(url: string, payload: object) =>
    app.ask<T | null>({ method: 'POST', url, headers: { accesstoken: tokens['vip'] }, payload });
  for (const ref of ['earth', 'anchorage']) await post('/pb/favorite/addFavorite', { kind: 'lesson', ref });
  const { envelope } = await post<{ rows: object[] }>('/pb/favorite/queryFavoriteNodeList', {
    kind: 'lesson',
  });
  expect(envelope.data!.rows).toHaveLength(2);
  expect(envelope.data!.rows).toMatchObject([
    { ref: 'anchorage', current: { address: '/22G/detail?id=anchorage', figure: null } },
    {
      ref: 'earth',
      current: {
        address: '/22G/costManagementDetail?id=earth',
        figure: { label: '节约额', value: 79, unit: '万元' },
      },
    },
  ]);
  const liked = await post<object>('/pb/likeNum/clickLikeNum', { kind: 'lesson', id: 'earth' });
  expect(liked.envelope.data).toEqual({ id: 'earth', count: 1, isLiked: true });
  const unknown = await post('/pb/favorite/addFavorite', { kind: 'lesson', ref: 'no-such' });
  expect(unknown.envelope.statusCode).toBe(codes.notFound);
});
