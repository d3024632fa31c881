import { favoriteList, type ListView } from '#features/favorites/contract';
import { fc } from '#tests/support/property';

const { pathTo, refined, viewFrom } = favoriteList;
const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));
const views = fc.record(
  {
    list: fc.constantFrom('item' as const, 'node' as const),
    folderId: fc.integer({ min: 1 }).map(String),
    kind: fc.constantFrom('project', 'policy', 'unitPrice'),
    keyword: fc
      .string({ maxLength: 100 })
      .map((typed) => typed.trim())
      .filter(Boolean),
    sort: fc.constantFrom('time' as const, 'title' as const),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    page: fc.integer({ min: 2, max: 999 }),
  },
  { requiredKeys: ['list'] },
);

test('[FAV-003] the address holds the whole view', () => {
  fc.assert(fc.property(views, (view) => expect(viewFrom(queryOf(pathTo(view)))).toEqual(view)));
});

test('whatever stands in the address, a value that does not belong there is dropped alone', () => {
  const query = {
    list: 'none',
    folderId: '1;drop',
    kind: 'A-B',
    sort: 'x',
    order: 'up',
    page: '-1',
    keyword: '楼',
  };
  expect(viewFrom(query)).toEqual({ list: 'node', keyword: '楼' });
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (any) => {
      const view = viewFrom(any);
      expect(viewFrom(queryOf(pathTo(view)))).toEqual(view);
    }),
  );
});

test('a changed view starts on its first page; another list leaves the section behind', () => {
  const view: ListView = { list: 'node', folderId: '2', kind: 'project', page: 4 };
  expect(refined(view, { sort: 'title' })).toEqual({
    list: 'node',
    folderId: '2',
    kind: 'project',
    sort: 'title',
  });
  expect(refined(view, { list: 'item' })).toEqual({ list: 'item', folderId: '2' });
  expect(refined(view, { folderId: undefined })).toEqual({ list: 'node', kind: 'project' });
  expect(refined({ list: 'item', kind: 'unitPrice' }, { list: 'node' })).toEqual({ list: 'node' });
});
