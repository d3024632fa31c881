/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { sourcing } from '#features/sourcing/index';
import type { Published } from '#features/sourcing/contract';
import { EMPTY } from '#features/sourcing/drafts';
import { events } from '#features/sourcing/events';
import { Suppliers } from '#features/sourcing/ui/responses.tsx';
import { SourcingPage } from '#features/sourcing/ui/index';
import type { DomainEvent } from '#src/kernel/messages';
import { anEntry, aUser } from '#tests/support/builders';

jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: unknown }) => children,
}));

const areas = [{ value: '20', label: '广东' }];
const loggedIn = auth.loggedIn({ user: aUser({ isPartner: true }), way: 'account' });
const opened = events.partnerOpened({ enterpriseName: '某建设集团', enterpriseCode: 'E1' });
const at = (moduleName?: string) =>
  navigation.routeEntered(
    anEntry(
      moduleName === undefined
        ? { name: 'sourcing' }
        : { name: 'sourcingModule', params: { moduleName }, fullPath: `/m2/m-sourcing/${moduleName}` },
    ),
  );
const aSourcing: Published = {
  id: 's1',
  kind: 'material',
  name: '螺纹钢',
  specification: 'HRB400E Φ20',
  quantity: '120.5',
  unit: 't',
  areaName: '广东',
  neededBy: '2026-12-31',
  note: '',
  status: 'open',
  publishedOn: '2026-11-20',
};

const storeOf = (heard: readonly DomainEvent[]) => {
  const state = heard.reduce<ReturnType<typeof sourcing.reducer>>(
    (before, event) => sourcing.reducer(before, event),
    sourcing.reducer(undefined, { type: '' }),
  );
  return configureStore({ reducer: () => ({ sourcing: state }) });
};
const page = (...heard: readonly DomainEvent[]) =>
  renderToStaticMarkup(
    <Provider store={storeOf([loggedIn, ...heard])}>
      <SourcingPage areas={areas} />
    </Provider>,
  );
const responses = (...heard: readonly DomainEvent[]) =>
  renderToStaticMarkup(
    <Provider store={storeOf(heard)}>
      <Suppliers sourcing={aSourcing} />
    </Provider>,
  );
const mine = (...rows: readonly Published[]) =>
  events.mineLoaded({ page: { rows: [...rows], page: 1, pages: 1, total: rows.length } });

test('[ROUTE-011] until the partner is open nothing of a module is drawn', () => {
  expect(page(at('material'))).not.toContain('<form');
  expect(page(at('material'), events.partnerRejected())).toContain('当前账号没有开通寻源服务');
  const lost = page(at('material'), events.partnerFailed({ problem: { code: 510, message: '没有回应' } }));
  expect(lost).toContain('没有回应');
  expect(lost).toContain('再试一次');
});

test('[ROUTE-011] the list of modules, one of them, and one there is not', () => {
  expect(page(at(), opened).match(/href="#\/m2\/m-sourcing\/(material|equipment|mine)"/g)).toHaveLength(6);
  expect(page(at('equipment'), opened)).toMatch(/m-sourcing\/equipment" aria-current="page">设备寻源/);
  expect(page(at('constructor'), opened)).toContain('没有这个栏目');
  expect(page(at(), opened)).toContain('某建设集团');
});

test('every field has its label, and what was typed before is there again', () => {
  const drafts = { material: { ...EMPTY, name: '电缆', quantity: '300' } };
  const html = page(at('material'), opened, events.draftsFound({ drafts }));
  const labels = ['名称', '规格型号', '数量', '计量单位', '收货地区', '需求日期', '联系人', '联系手机'];
  for (const label of labels) expect(html).toMatch(new RegExp(`<label for="[^"]+">${label}</label>`));
  expect(html).toContain('value="电缆"');
  expect(page(at('equipment'), opened, events.draftsFound({ drafts }))).not.toContain('value="电缆"');
});

test('a day the server calls past is told at its field, any other refusal below the form', () => {
  const failed = (message: string) =>
    page(
      at('material'),
      opened,
      events.publishingFailed({ kind: 'material', problem: { code: 400, message } }),
    );
  expect(failed('需求日期不能早于今天')).toMatch(/class="form-issue bad"[^>]*>需求日期不能早于今天/);
  expect(failed('今天已达上限')).toMatch(/class="form-problem bad" role="alert">今天已达上限/);
});

test('after publishing the form gives way to the way on', () => {
  const html = page(at('material'), opened, events.sourcingPublished({ id: 's1', kind: 'material' }));
  expect(html).toContain('寻源已发布');
  expect(html).not.toContain('<form');
});

test('what came of one form is not told in the form of the other kind', () => {
  const fresh = page(at('equipment'), opened);
  expect(page(at('equipment'), opened, events.sourcingPublished({ id: 's1', kind: 'material' }))).toBe(fresh);
  const failed = events.publishingFailed({ kind: 'material', problem: { code: 400, message: '不行' } });
  expect(page(at('equipment'), opened, failed)).toBe(fresh);
});

test('what was published says its status; an open one alone can be closed', () => {
  const html = page(at('mine'), opened, mine(aSourcing, { ...aSourcing, id: 's2', status: 'expired' }));
  expect(html).toContain('征集中');
  expect(html).toContain('已过期');
  expect(html.match(/寻源：螺纹钢/g)).toHaveLength(1);
  expect(page(at('mine'), opened, mine())).toContain('您还没有发布过寻源');
});

test('suppliers of the stand-in wear their 演示 badge, those of a partner do not', () => {
  const supplier = {
    id: 'a',
    name: '某供应公司',
    areaName: '广东',
    unitPrice: 3_412.5,
    deliveryDays: null,
    reply: '现货',
  };
  const found = (isDemo: boolean) =>
    responses(events.suppliersLoaded({ id: 's1', matches: { suppliers: [supplier], isDemo } }));
  expect(found(true)).toContain('<span class="tag sample-badge">演示</span>');
  expect(found(false)).not.toContain('演示');
  expect(found(false)).toContain('3,412.50');
  expect(found(false)).toContain('未答复');
});
