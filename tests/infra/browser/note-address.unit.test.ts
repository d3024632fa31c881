import { noteAddress } from '#infra/browser/note-address';

const tabAt = (hash: string) => {
  const replaceState = jest.fn<void, [unknown, string, string]>();
  return { history: { state: { visited: true }, replaceState }, location: { hash } };
};
const noted = (hash: string, path: string) => {
  const tab = tabAt(hash);
  noteAddress(tab as unknown as Window, ['basis'])(path);
  return tab.history.replaceState.mock.calls;
};

test('writes in place what the page says, and keeps what belongs to every page', () => {
  expect(noted('#/list?row=3&basis=2025-09_20', '/list?row=900')).toEqual([
    [{ visited: true }, '', '#/list?row=900&basis=2025-09_20'],
  ]);
  expect(noted('#/list?row=3', '/list')).toEqual([[{ visited: true }, '', '#/list']]);
});
