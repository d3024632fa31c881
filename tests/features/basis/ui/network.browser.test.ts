import { basisTableCall } from '#features/basis/contract';
import { anAnswer, aReply } from '#tests/support/replies';
import { viewPage } from '#tests/support/view-page';
import { aTable } from '../a-table';

const view = viewPage('tests/features/basis/ui/basis-stage.tsx');
const isBack = () => view.page.evaluate(() => dispatchEvent(new Event('online')));

test('a table that did not come is asked for again when the network is back, and the choices stand there', async () => {
  await view.open('/commonproj/index');
  await view.answer(basisTableCall.path, aReply(500, { businessMsg: '' }));
  await view.page.getByText('没能取到造价指数与地区系数').waitFor();
  await view.answer(basisTableCall.path, anAnswer(aTable()));
  expect(await view.requests(basisTableCall.path)).toHaveLength(1);
  await isBack();
  await view.page.getByLabel('价格期').waitFor();
  expect(await view.page.getByText('没能取到造价指数与地区系数').count()).toBe(0);
  await isBack();
  expect(await view.requests(basisTableCall.path)).toHaveLength(2);
});
