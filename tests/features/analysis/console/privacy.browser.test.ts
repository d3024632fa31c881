import { erasePersonCall, privacyCall } from '#features/analysis/contract/index';
import type { Privacy } from '#features/analysis/contract/privacy';
import { events } from '#features/analysis/events';
import { anAnswer, aReply } from '#tests/support/replies';
import { viewPage } from '#tests/support/view-page';

const view = viewPage('tests/features/analysis/console/privacy-stage.tsx');

const AT = '2026-11-26T01:00:00.000Z';
const NOBODY = '没有这个账号，也没有它的行为';
const RECEIPT = 'SCNEWNEWNEW2';
const receiptOf = (receipt: string) => ({ receipt, erased: 3, anonymised: 0, by: 'admin', at: AT });
const earlier = Array.from({ length: 30 }, (_, at) => receiptOf(`SCOLDOLD${100 + at}`));
const shown = (erasures: Privacy['erasures']): Privacy => ({
  isAdmin: true,
  oldestDay: null,
  events: 0,
  bytes: 0,
  paused: 0,
  eventDays: 400,
  sections: [{ section: '20', name: '搜索与筛选', days: null, by: null, at: null }],
  erasures,
  access: [],
});

const receipts = () => view.page.getByRole('region', { name: '删除回执' });
const rows = () => receipts().locator('tbody tr[data-row-key]');
const erase = async (account: string) => {
  await view.page.getByRole('textbox', { name: '账号' }).fill(account);
  await view.page.getByRole('button', { name: '删除事件' }).click();
  await view.page.getByRole('dialog').getByRole('button', { name: '删除事件' }).click();
};

test('what becomes of an erasure is said; the refusal of the one before it is gone', async () => {
  await view.open('/');
  await view.raise(events.screenOpened({ screen: 'privacy', params: {} }));
  await view.raise(events.partLoaded({ part: 'privacy', data: shown(earlier) }));
  await receipts().getByTitle('2', { exact: true }).click();
  await view.answer(erasePersonCall.path, aReply(404, { businessMsg: NOBODY }));
  await erase('zhagn');
  const alert = view.page.getByRole('alert');
  await alert.getByText(NOBODY).waitFor();
  const status = view.page.getByRole('region', { name: '一个人的行为' }).getByRole('status');
  expect(await status.textContent()).toBe('');

  await view.answer(privacyCall.path, anAnswer(shown([receiptOf(RECEIPT), ...earlier])));
  await view.answer(erasePersonCall.path, anAnswer({ receipt: RECEIPT, erased: 3, anonymised: 0, at: AT }));
  await erase('zhang');
  await status.getByText(`已删除事件，回执 ${RECEIPT}。`).waitFor();
  expect(await alert.textContent()).toBe('');
  await receipts().getByRole('cell', { name: RECEIPT }).waitFor();
  expect(await rows().first().textContent()).toContain(RECEIPT);
  const below = view.page.getByRole('region', { name: '各板块的保存期限' });
  const [high, low] = [await receipts().boundingBox(), await below.boundingBox()];
  expect(high?.y).toBeLessThan(low?.y ?? NaN);
});
