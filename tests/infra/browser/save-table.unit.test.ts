import { openTableWriter, type TableMade } from '#infra/browser/save-table';
import type { TableFile } from '#src/tables/table-file';

const table: TableFile = { name: '单项工程指标_20250901', sheets: [] };

/** A worker that answers when it is told to. */
const worker = () => {
  const made = {
    onmessage: null as ((event: MessageEvent<TableMade>) => void) | null,
    onerror: null as (() => void) | null,
    postMessage: jest.fn<void, [unknown]>(),
    terminate: jest.fn<void, []>(),
  };
  const say = (data: TableMade) => made.onmessage?.({ data } as MessageEvent<TableMade>);
  return { made, say };
};

const started = () => {
  const { made, say } = worker();
  const saved = jest.fn<void, [string, Blob]>();
  const heard: string[] = [];
  const writer = openTableWriter(saved, () => made)();
  writer.add([['甲楼']]);
  const subscription = writer.finish(table, 'xlsx').subscribe({
    next: (name) => heard.push(name),
    error: (error: Error) => heard.push(error.message),
    complete: () => heard.push('done'),
  });
  return { made, say, saved, heard, subscription, writer };
};

test('rows go to the worker as they come; it makes the file, which is then offered under its name', () => {
  const { made, say, saved, heard, writer } = started();
  expect(made.postMessage.mock.calls).toEqual([[{ rows: [['甲楼']] }], [{ table, format: 'xlsx' }]]);
  const file = new Blob(['x']);
  say({ file });
  expect(saved.mock.calls).toEqual([['单项工程指标_20250901.xlsx', file]]);
  expect(heard).toEqual(['单项工程指标_20250901.xlsx', 'done']);
  writer.close();
  expect(made.terminate).toHaveBeenCalled();
});

test('whoever turns away ends the worker, and nothing is offered', () => {
  const { made, saved, subscription, writer } = started();
  subscription.unsubscribe();
  writer.close();
  expect(made.terminate).toHaveBeenCalledTimes(1);
  expect(saved).not.toHaveBeenCalled();
});

test('a file that cannot be made is told in a sentence', () => {
  const told = started();
  told.say({ problem: 'RangeError: out of memory' });
  const broken = started();
  broken.made.onerror?.();
  const { made } = worker();
  const early = openTableWriter(jest.fn(), () => made)();
  made.onerror?.();
  const heardEarly: string[] = [];
  early.finish(table, 'csv').subscribe({ error: (error: Error) => heardEarly.push(error.message) });
  expect(heardEarly).toEqual(['浏览器没能生成文件，请缩小范围后重试']);
  for (const { heard, saved } of [told, broken]) {
    expect(heard).toEqual(['浏览器没能生成文件，请缩小范围后重试']);
    expect(saved).not.toHaveBeenCalled();
  }
});
