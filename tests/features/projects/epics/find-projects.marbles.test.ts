import { commands } from '#features/projects/commands';
import { listDriver, queryOf } from '#features/projects/list-driver';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { loadDetail } from '#features/projects/epics';
import { initialState } from '#features/projects/state';
import { events } from '#features/projects/events';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { aProjectPage, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { aReply, anAnswer } from '#tests/support/replies';

const findList = listDriver.epicsWith(portalEvents).findList!;
const page = aProjectPage();
const joined = { projects: initialState };
const houses = commands.findList({ keyword: '住宅', stage: '合同价' });
const schools = commands.findList({ keyword: '学校' });
const query = { id: 'p1', basis: '2025-09_20', peers: 'near' };
const load = commands.loadDetail(query);
const values = {
  h: houses,
  s: schools,
  H: events.listRequested({ view: houses.payload }, houses),
  S: events.listRequested({ view: schools.payload }, schools),
  F: events.listLoaded({ page }, schools),
  l: load,
  L: events.detailRequested(query, load),
};

describe('findList', () => {
  test(
    'the latest question wins',
    marbles(({ hot, cold, expectObservable, flush }) => {
      const send = jest.fn((_: ApiRequest) => cold('---(k|)', { k: anAnswer(page) }));
      const ports = fakePorts({ send });
      expectObservable(findList(hot<Message>('-hs', values), stateOf(joined), ports)).toBe('-HS--F', values);
      flush();
      expect(send.mock.calls[0]?.[0]).toEqual({
        method: 'POST',
        path: '/core/search/getSolrData',
        body: {
          keyword: '住宅',
          pageSize: 20,
          dynamicFields: expect.stringContaining('"stage":"合同价"') as unknown,
        },
        session: 'required',
        quiet: true,
      });
    }),
  );

  test(
    'a page of another shape is a failed search',
    marbles(({ hot, cold, flush }) => {
      const ports = fakePorts({ send: () => cold('-(k|)', { k: anAnswer({ rows: 'many' }) }) });
      const said: Message[] = [];
      findList(hot<Message>('-h', values), stateOf(joined), ports).subscribe((event) => said.push(event));
      flush();
      expect(said.map(({ type }) => type)).toEqual(['projects/listRequested', 'projects/listFailed']);
    }),
  );
});

test('[CALL-138] what narrows the list travels as a JSON string beside the two defaults, and only where there is any', () => {
  const defaults = { node_zb_result_from: 45, attr_s_num_is_new_item_template: 1 };
  const { dynamicFields = '' } = queryOf({ keyword: '住宅', stage: '合同价' });
  expect(JSON.parse(dynamicFields)).toEqual({ ...defaults, stage: '合同价' });
  expect(queryOf({ keyword: '住宅' })).not.toHaveProperty('dynamicFields');
});

describe('loadDetail', () => {
  test(
    'a refusal is told with its code and the project it was about',
    marbles(({ hot, cold, expectObservable, flush }) => {
      const send = jest.fn((_: ApiRequest) =>
        cold<never>('--#', {}, new CallRefused(aReply(820), '您暂无访问权限！')),
      );
      const lost = events.detailFailed(
        { id: 'p1', problem: { code: 820, message: '您暂无访问权限！' } },
        load,
      );
      expectObservable(loadDetail(hot<Message>('-l', values), stateOf({}), fakePorts({ send }))).toBe(
        '-L-X',
        {
          ...values,
          X: lost,
        },
      );
      flush();
      expect(send.mock.calls).toEqual([
        [
          {
            method: 'GET',
            path: '/core/idx/getBidNodeInfo',
            query,
            needs: 'vip',
            session: 'required',
            quiet: true,
          },
        ],
      ]);
    }),
  );
});
