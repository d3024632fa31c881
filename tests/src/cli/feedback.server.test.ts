import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runFeedback } from '#src/cli/feedback/run';
import { testApp } from '#tests/support/app';
import { runInTest } from './run-in-test';

const app = testApp();
const { db } = app;
const feedback = (...args: readonly string[]) => runInTest(runFeedback, args, { DATABASE_URL: db.url });

test('an operator lists, answers and adopts; the member finds it in the message centre and is told on the page', async () => {
  const accesstoken = await app.tokenOf('vip');
  const headers = { accesstoken, 'idempotency-key': 'feedback-of-the-vip-1' };
  const payload = { description: '希望有\n苏州的指数', name: '王工', mobile: 'a@b.cn', srcType: '3' };
  const sent = await app.ask({ method: 'POST', url: '/pb/behavior/addFeedback', headers, payload });
  expect(sent.envelope).toMatchObject({ statusCode: 200 });

  const listed = await feedback('list');
  expect(listed.said).toMatch(/vip +王工 +a@b\.cn +未答复 +— +希望有 苏州的指数/);
  const id = /^(\d+)/m.exec(listed.said.split('\n')[1] ?? '')?.[1] ?? '';
  expect(await feedback('answer', id, '下月上线。')).toMatchObject({ code: 0, said: `反馈 ${id} 已答复。` });
  expect(await feedback('adopt', id)).toMatchObject({ code: 0, said: `反馈 ${id} 已采纳。` });
  expect(await feedback('adopt', id)).toMatchObject({ code: 0, said: `反馈 ${id} 早已采纳，没有改动。` });
  expect((await feedback('list')).said).toBe('没有待答复的反馈。');
  expect((await feedback('list', '--all')).said).toContain('已答复、已采纳');

  const own = await app.ask({ url: '/pb/userCenter/feedback', headers: { accesstoken } });
  expect(own.envelope.data).toMatchObject({ feedback: [{ answer: '下月上线。', isAdopted: true }] });
  const noticesOf = async (token?: string) => {
    const { envelope } = await app.ask<{ title: string }[]>({
      url: '/pb/home/jijiaNotification',
      headers: token ? { accesstoken: token } : {},
    });
    return envelope.data.map(({ title }) => title);
  };
  expect(await noticesOf(accesstoken)).toEqual(
    expect.arrayContaining(['您的反馈已有答复', '您的反馈已被采纳，感谢您的建议']),
  );
  for (const token of [undefined, await app.tokenOf('member')])
    expect(await noticesOf(token)).not.toContain('您的反馈已有答复');
  const { rows } = await db.pool.query<{ event: string }>(
    `select event from audit where event like 'feedback.%' order by event`,
  );
  expect(rows.map(({ event }) => event)).toEqual(['feedback.adopted', 'feedback.answered', 'feedback.sent']);
});

test('an operator saves the log of a report once under a name, on record; other reports have none', async () => {
  const LOG = '{"k":"h","fmt":"alog","v":5}\n';
  const headers = { accesstoken: await app.tokenOf('vip') };
  const send = (url: string, payload: object) =>
    app.ask({
      method: 'POST',
      url,
      headers: { ...headers, 'idempotency-key': `report-of-the-vip-${url.split('/').at(-1)}` },
      payload: { description: '白屏', srcType: '3', ...payload },
    });
  await send('/pb/userCenter/faultReport', { actionLog: gzipSync(LOG).toString('base64') });
  await send('/pb/behavior/addFeedback', { description: '又白屏' });
  const ids = [...(await feedback('list', '--all')).said.matchAll(/^(\d+) .*白屏$/gm)].map(
    ([, id = '']) => id,
  );
  const [without = '', withLog = ''] = ids;
  expect((await feedback('list')).said).toMatch(/未答复 +1 KB +白屏/);

  const folder = mkdtempSync(path.join(tmpdir(), 'feedback-'));
  const file = path.join(folder, 'session.alog.ndjson');
  expect(await feedback('log', withLog, file)).toMatchObject({ code: 0 });
  expect(readFileSync(file, 'utf8')).toBe(LOG);
  expect(await feedback('log', withLog, file)).toMatchObject({
    code: 1,
    complained: `${file} 已经存在，不覆盖，请换一个文件名。`,
  });
  expect(readFileSync(file, 'utf8')).toBe(LOG);
  const none = await feedback('log', without, path.join(folder, 'none'));
  expect(none).toMatchObject({ code: 1, complained: `反馈 ${without} 没有操作记录。` });
  rmSync(folder, { recursive: true });
  const { rowCount } = await db.pool.query(`select from audit where event = 'feedback.log-read'`);
  expect(rowCount).toBe(2);
});

test('what is not understood changes nothing and shows the usage', async () => {
  for (const words of [
    [],
    ['answer', '1'],
    ['answer', 'x', '好'],
    ['adopt', '0'],
    ['list', '1'],
    ['drop', '1'],
    ['log', '1'],
  ])
    expect(await feedback(...words)).toMatchObject({ code: 2, complained: expect.stringContaining('用法') });
  expect(await feedback('adopt', '987654')).toMatchObject({ code: 1, complained: '没有反馈 987654。' });
});
