import { events as auth } from '#features/auth/events';
import { events } from '#features/exports/events';
import { MOST_ROWS } from '#features/exports/export-request';
import { reducer } from '#features/exports/state';
import { tracked } from '#features/exports/tracked';
import { quotaWords } from '#features/exports/quota-words';
import {
  allWords,
  cutWords,
  progressWords,
  quotaAdvice,
  takesLong,
  totalWords,
} from '#features/exports/ui/labels';
import { givenTo } from '#tests/support/given';

const given = givenTo(reducer);
const request = { list: 'projects', format: 'xlsx', scope: 'all' } as const;
const started = events.exportRequested(request);
const progressed = events.exportProgressed({ done: 4_500, total: 12_000 });
const writing = events.writingStarted();
const finished = events.exportFinished({
  list: 'projects',
  section: '21',
  format: 'xlsx',
  fileName: '表.xlsx',
  rows: 12_000,
});
const failed = events.exportFailed({ list: 'projects', problem: { code: 500, message: '出错了' } });
const words = (...story: Parameters<typeof given>[0]) => {
  const { job, quota } = given(story).state;
  return progressWords(job, quota);
};

test('an export reads, writes and is done', () => {
  given([started, progressed]).then({
    job: { status: 'reading', request, done: 4_500, total: 12_000 },
    quota: null,
  });
  given([started, progressed, writing]).then({
    job: { status: 'writing', request, done: 4_500 },
    quota: null,
  });
  given([started, finished]).then({
    job: {
      status: 'finished',
      list: 'projects',
      fileName: '表.xlsx',
      rows: 12_000,
    },
    quota: null,
  });
  given([started, events.exportCancelled()]).then({ job: { status: 'idle' }, quota: null });
});

test('what it came to stays until it is put away; what still runs is not put away', () => {
  given([started, failed, events.exportDismissed()]).then({ job: { status: 'idle' }, quota: null });
  given([started, events.exportDismissed()]).then({
    job: { status: 'reading', request, done: 0 },
    quota: null,
  });
  given([started, auth.loggedOut({ by: 'member' } as never)]).then({ job: { status: 'idle' }, quota: null });
});

test('every state is put into words', () => {
  expect(words(started)).toBe('已读取 0 条…');
  expect(words(started, progressed)).toBe('已读取 4,500 / 12,000 条…');
  expect(words(started, progressed, writing)).toBe('已读取 4,500 条，正在生成文件…');
  expect(words(finished)).toBe('已保存“表.xlsx”，共 12,000 条。');
  expect(words(events.exportFinished({ ...finished.payload, cutBy: 'file' }))).toBe(
    '已保存“表.xlsx”，共 12,000 条。结果超过一次导出的上限，其余没有导出；请缩小条件后分次导出。',
  );
  expect(words(failed)).toBe('没能导出：出错了');
  expect(words()).toBe('');
});

test('a file that the quota cut says so, when there is more, and what adds to it', () => {
  const cut = events.exportFinished({ ...finished.payload, rows: 1_200, cutBy: 'quota' });
  const coupon = '急用可使用导出券：24 小时内每日导出额度增加 5,000 行。';
  expect(words(events.quotaLoaded({ limit: 5_000, left: 1_200, endsInS: 7_300 }), started, cut)).toBe(
    `已保存“表.xlsx”，共 1,200 条。今日可导出的条数已用完（每日 5,000 条），约 2 小时后恢复，其余没有导出。${coupon}`,
  );
  // The first file of a day begins its window.
  expect(words(events.quotaLoaded({ limit: 5_000, left: 5_000, endsInS: 0 }), started, cut)).toContain(
    '约 24 小时后恢复',
  );
  expect(quotaAdvice({ limit: 5_000, left: 0, endsInS: 7_300 }, 0)).toBe(
    `今日可导出的条数已用完（每日 5,000 条），约 2 小时后恢复。${coupon}`,
  );
  const some = { limit: 5_000, left: 1_200, endsInS: 0 };
  expect(quotaAdvice(some, 1_200)).toBe('今日还可导出 1,200 条（每日 5,000 条）。');
  expect(quotaAdvice(some, 1_201)).toBe(
    `今日还可导出 1,200 条（每日 5,000 条）。超出的部分不会写入文件；${coupon}`,
  );
});

test('a count that stopped early says so', () => {
  expect(totalWords({ count: 300, exact: true })).toBe('300 条');
  expect(totalWords({ count: 1_000, exact: false })).toBe('1,000 条以上');
});

test('what all results come to is said before anything is read', () => {
  expect(allWords({ count: 300, exact: true })).toBe('全部结果 300 条');
  expect(allWords({ count: 1_000, exact: false })).toBe('全部结果 1,000 条以上，至多 10 万条');
  expect(allWords({ count: 240_000, exact: true })).toBe('全部结果 240,000 条，只导出前 10 万条');
  expect(allWords({ count: 100_000, exact: false })).toBe('全部结果 100,000 条以上，只导出前 10 万条');
  expect(allWords(undefined)).toBe(`全部结果，正在计数，至多 ${MOST_ROWS / 10_000} 万条`);
  expect([300, 20_000, 20_001].map((count) => takesLong({ count, exact: true }))).toEqual([
    false,
    false,
    true,
  ]);
});

test('the analysts hear of downloads by section, and of failures', () => {
  expect(tracked(finished)).toEqual({
    fncode: '210301',
    query: { id: 'projects', ok: true, format: 'xlsx', rows: 12_000, isCut: false },
  });
  expect(tracked(failed)).toEqual({ fncode: '900101', query: { statusCode: 500, slice: 'exports' } });
  expect(tracked(started)).toBeUndefined();
});

test('what may still be exported is said before it is used up, and when it is', () => {
  const loaded = events.quotaLoaded({ limit: 5_000, left: 1_200, endsInS: 7_300 });
  given([loaded]).then({ job: { status: 'idle' }, quota: loaded.payload });
  given([loaded, auth.loggedOut({ by: 'member' } as never)]).then({ job: { status: 'idle' }, quota: null });
  expect(quotaWords({ limit: 5_000, left: 5_000, endsInS: 0 })).toBe(
    '今日还可导出 5,000 条（每日 5,000 条）',
  );
  expect(quotaWords(loaded.payload)).toBe('今日还可导出 1,200 条（每日 5,000 条，约 2 小时后恢复）');
  expect(quotaWords({ limit: 5_000, left: 0, endsInS: 60 })).toBe(
    '今日可导出的条数已用完（每日 5,000 条），不到 1 小时后恢复',
  );
});

test('a table that a page holds in part is told before it is written', () => {
  expect(cutWords({ sheet: '劳务价格', held: 500, total: 1_812 })).toBe(
    '劳务价格共 1,812 条，只导出前 500 条，其余不导出；请缩小条件后分次导出。',
  );
});
