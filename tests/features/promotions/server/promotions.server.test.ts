import {
  advertisementClickCall,
  closeHomePopCall,
  homePopFlagCall,
  popupInfoCall,
  popupJumpCall,
  promotionsCall,
  topImageCall,
  userStandardCall,
} from '#features/promotions/contract';
import { NO_PROMOTION, promotionsServer } from '#features/promotions/server/index';
import type { Identity } from '#infra/server/http/identity';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const ask = asker(() => promotionsServer({ pool: db.pool }).routes);
const query = { popEnum: 'RECRUIT' };
const DRAWING = /^data:image\/svg\+xml;base64,/;
let [one, other]: Identity[] = [];
beforeAll(async () => {
  [one, other] = [await aMember(db.pool, 'one'), await aMember(db.pool, 'other')];
});

const isFlagged = async (identity: Identity | undefined) =>
  (await ask(homePopFlagCall, { query, identity })).popFlag;
const add = async (place: string, title: string, more = `now(), null`) => {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into promotion (place, title, jumped_url, starts_at, ends_at)
     values ($1, $2, '/memberActivity/pointMall', ${more}) returning id::text`,
    [place, title],
  );
  return rows[0]?.id ?? '';
};

describe('the popup flag', () => {
  test('[CALL-050] [CALL-051] [SHELL-018] stands until the member has handled it, for each alone', async () => {
    expect(await isFlagged(one)).toBe(true);
    await Promise.all([1, 2].map(() => ask(closeHomePopCall, { query, identity: one })));
    expect([await isFlagged(one), await isFlagged(other)]).toEqual([false, true]);
  });

  test('[CALL-050] brings the picture; the house has one of its own', async () => {
    const { imagePath } = await ask(homePopFlagCall, { query, identity: other });
    expect(imagePath).toMatch(DRAWING);
    await db.pool.query(`update popup set image_path = '/recruit.png'`);
    expect((await ask(homePopFlagCall, { query, identity: other })).imagePath).toBe('/recruit.png');
  });

  test('[CALL-050] is set only while the popup runs', async () => {
    await db.pool.query('update popup set ends_at = now()');
    expect(await isFlagged(other)).toBe(false);
    await db.pool.query(`update popup set ends_at = null, starts_at = now() + interval '1 hour'`);
    expect(await isFlagged(other)).toBe(false);
  });
});

describe('promotions', () => {
  test('[CALL-043] [SHELL-043] the entrance is the newest that runs', async () => {
    const soon = `now() + interval '1 hour', null`;
    const over = `now() - interval '2 hours', now() - interval '1 hour'`;
    const id = await add('entrance', '新活动');
    await Promise.all([add('entrance', '未开始', soon), add('entrance', '已结束', over)]);
    const entrance = await ask(popupInfoCall);
    expect(entrance).toMatchObject({ id, title: '新活动', jumpedUrl: '/memberActivity/pointMall' });
    expect(entrance?.entranceImgPath).toMatch(DRAWING);
  });

  test('[CALL-043] without any the answer is empty', async () => {
    await db.pool.query(`update promotion set ends_at = now() where place = 'entrance' and ends_at is null`);
    expect(await ask(popupInfoCall)).toBeNull();
  });

  test('[CALL-041] [CALL-044] home and the activity pages have their own', async () => {
    expect(await ask(promotionsCall)).toEqual([]);
    await add('home', '首页推广');
    expect((await ask(promotionsCall)).map(({ title }) => title)).toEqual(['首页推广']);
    expect(await ask(topImageCall)).toMatchObject({ title: '会员活动' });
  });

  test('[CALL-049] jumps are counted, up to a budget, and beyond it nobody is stopped', async () => {
    const id = await add('entrance', '计数');
    const jump = (ip: string) => ask(popupJumpCall, { ip, body: { id } });
    await Promise.all(Array.from({ length: 70 }, () => jump('10.0.0.1')));
    await jump('10.0.0.2');
    const { rows } = await db.pool.query('select jumps::int from promotion where id = $1', [id]);
    expect(rows).toEqual([{ jumps: 61 }]);
  });

  test('[CALL-052] [CALL-053] a click is remembered of the member who made it', async () => {
    const id = await add('entrance', '点击');
    const clicked = async (identity: Identity | undefined) =>
      (await ask(userStandardCall, { query: { id }, identity })).clicked;
    expect(await clicked(one)).toBe(false);
    await ask(advertisementClickCall, { query: { id }, identity: one });
    await ask(advertisementClickCall, { query: { id }, identity: one });
    expect([await clicked(one), await clicked(other)]).toEqual([true, false]);
  });

  test('[CALL-053] of what does not exist nothing is remembered', async () => {
    await expect(ask(advertisementClickCall, { query: { id: '999999' }, identity: one })).rejects.toThrow(
      NO_PROMOTION,
    );
  });

  test('[SHELL-043] an administrator cannot name an address that is none', async () => {
    const insert = (url: string) =>
      db.pool.query(`insert into promotion (place, title, jumped_url) values ('home', 'x', $1)`, [url]);
    for (const url of ['javascript:alert(1)', '//evil.test', '/\\evil.test', 'http://evil.test']) {
      await expect(insert(url)).rejects.toThrow(/promotion_jumped_url_check/);
    }
    await insert('/static');
    await insert('https://partner.test/');
  });
});
