import { setTimeout as sleep } from 'node:timers/promises';
import { openPress, PRESS_PLAN, type Press } from '#infra/server/pdf/press';
import type { PrintedDocument } from '#infra/server/pdf/printed-document';
import { pdfText } from '#tests/support/pdf-text';

const documentWith = (rows: number, cell = '钢筋混凝土'): PrintedDocument => ({
  title: '单项工程造价指标报告',
  subtitle: '某住宅楼',
  facts: [['地区', '广东 广州']],
  sections: [
    {
      title: '一、分部工程',
      paragraphs: ['金额均为除税。'],
      table: {
        columns: [
          { title: '分部名称', width: 3 },
          { title: '单方（元/㎡）', width: 1, isNumeric: true },
        ],
        rows: Array.from({ length: rows }, (_, index) => [`${cell} ${index}`, '1,234.56']),
      },
    },
  ],
  foot: '编号 BG-1-1',
  madeAt: '2026-11-24T00:00:00.000Z',
});

const opened: Press[] = [];
const press = (more: object = {}): Press => {
  const one = openPress({ ...PRESS_PLAN, ...more });
  opened.push(one);
  return one;
};
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

test('a document is read back with its Chinese, its figures, and a number on every page', async () => {
  const pdf = await press().print(documentWith(90));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const pages = pdfText(pdf);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages[0]).toContain('单项工程造价指标报告');
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`第 ${at + 1} 页 / 共 ${pages.length} 页`);
    expect(page).toContain('BG-1-1');
  }
  // The head of a table that goes on stands on each of its pages.
  for (const page of pages.slice(1)) expect(page).toContain('分部名称');
  const text = pages.join('\n').replaceAll(/\s+/g, ' ');
  expect(text).toContain('分部名称 单方（元/㎡） 钢筋混凝土 0 1,234.56 钢筋混凝土 1 1,234.56');
  expect(text).toContain('钢筋混凝土 89 1,234.56');
  // Of ten thousand signs those are embedded that are used.
  expect(pdf.length).toBeLessThan(200_000);
});

test('signs that the fonts lack are written as one writes them without, and none is left out', async () => {
  const cell = 'HRB400E Φ12–25 φ8 d≥40 10㎥ 60℃ ①Ⅱ ☃ ㎡×²';
  const [, page = ''] = pdfText(await press().print(documentWith(1, cell)));
  const text = page.replaceAll(/\s+/g, '');
  expect(text).toContain('HRB400EØ12–25ø8d>=4010m360°C1II〓㎡×²0');
  expect(page).not.toContain('\u0000');
});

test('calls are answered while it prints', async () => {
  const printing = press().print(documentWith(3_000));
  const state = { isPrinted: false };
  const done = printing.finally(() => (state.isPrinted = true));
  let longest = 0;
  for (let last = performance.now(); !state.isPrinted;) {
    await sleep(5);
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await done;
  expect(longest).toBeLessThan(500);
});

test('what takes too long is given up, and the next one is printed', async () => {
  const one = press({ timeoutMs: 3_000 });
  const [endless, next] = await Promise.allSettled([
    one.print(documentWith(100_000)),
    one.print(documentWith(1)),
  ]);
  expect(endless).toMatchObject({ status: 'rejected', reason: { message: 'the press took too long' } });
  expect(next.status).toBe('fulfilled');
});

test('a thread without memory ends alone, and what is too large or too many is refused', async () => {
  const small = press({ memoryMb: 6 });
  await expect(small.print(documentWith(50))).rejects.toThrow();
  await expect(press({ mostBytes: 1_000 }).print(documentWith(1))).rejects.toThrow('too large');
  const busy = press({ waiting: 1 });
  const printed = await Promise.allSettled([1, 2, 3, 4].map((rows) => busy.print(documentWith(rows))));
  expect(printed.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
});
