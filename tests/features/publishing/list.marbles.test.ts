import { draftList, STATUSES, TABS, type Status, type Tab } from '#features/publishing/contract';
import { EMPTY, of } from 'rxjs';
import { commands } from '#features/publishing/commands';
import { listDriver } from '#features/publishing/list-driver';
import type { ApiRequest } from '#src/kernel/send';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { stateOf } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { fc } from '#tests/support/property';

const { cleared, countFilters, pathTo, refined, viewFrom } = draftList;
const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));
const views = fc.record(
  {
    tab: fc.constantFrom(...(Object.keys(TABS) as Tab[])),
    status: fc.constantFrom(...(Object.keys(STATUSES) as Status[])),
    keyword: fc
      .string({ maxLength: 100 })
      .map((typed) => typed.trim())
      .filter(Boolean),
    page: fc.integer({ min: 2, max: 9_999 }),
  },
  { requiredKeys: ['tab'] },
);

test('[DATA-006] the address of the drafts holds the whole view', () => {
  fc.assert(fc.property(views, (view) => expect(viewFrom(queryOf(pathTo(view)))).toEqual(view)));
  expect(pathTo({ tab: 'own' })).toBe('/project-publishing/index');
});

test('what does not belong in the address is dropped alone', () => {
  const query = { tab: 'x', status: 'lost', page: '10000', sort: 'name', order: 'asc', keyword: '楼' };
  expect(viewFrom(query)).toEqual({ tab: 'own', keyword: '楼' });
  expect(viewFrom({ tab: 'review', page: '1' })).toEqual({ tab: 'review' });
  expect(viewFrom({ tab: 'toString', page: '-2' })).toEqual({ tab: 'own' });
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (any) => {
      const view = viewFrom(any);
      expect(viewFrom(queryOf(pathTo(view)))).toEqual(view);
    }),
  );
});

test('a refined list starts on its first page; clearing leaves the tab alone', () => {
  const view = { tab: 'review', status: 'submitted', keyword: '楼', page: 3 } as const;
  expect(refined(view, { keyword: undefined })).toEqual({ tab: 'review', status: 'submitted' });
  expect(cleared(view)).toEqual({ tab: 'review' });
  expect([countFilters(view), countFilters({ tab: 'review' })]).toEqual([2, 0]);
});

test('[DATA-006] the call carries tab, status, keyword and page, whatever else stands in the address', () => {
  const asked: unknown[] = [];
  const send = ({ path, query }: ApiRequest) => {
    asked.push([path, query]);
    return EMPTY;
  };
  const { findList } = listDriver.epicsWith(portalEvents);
  const queries = [{}, { tab: 'review', status: 'submitted', keyword: '楼', page: '2', pageSize: '50' }];
  for (const query of queries)
    findList!(of(commands.findList(viewFrom(query))), stateOf({}), fakePorts({ send })).subscribe();
  expect(asked).toEqual([
    ['/pb/publishing/list', { tab: 'own' }],
    ['/pb/publishing/list', { tab: 'review', status: 'submitted', keyword: '楼', page: '2' }],
  ]);
});
