import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/basis/events';
import { reducer } from '#features/basis/state';
import { BasisSwitch } from '#features/basis/ui/index';
import { readBasis } from '#src/costing/basis';
import { aTable } from '../a-table';

const wordsOf = (written: string): string => {
  const heard = [events.basisChosen({ basis: readBasis(written) }), events.tableLoaded({ table: aTable() })];
  const state = heard.reduce(reducer, undefined);
  const html = renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ basis: state }) })}>
      <BasisSwitch />
    </Provider>,
  );
  return (/<p[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, '');
};

test('[UNIT-005] the switch says what figures are shown in: the usual basis, as recorded, or what was chosen', () => {
  expect(wordsOf('')).toContain('各条数据以除税、各自的价格期与地区显示，原值附在旁边');
  const quoted = wordsOf('as');
  expect(quoted).toContain('各条数据按各自的税口径、价格期与地区显示，不作折算');
  expect(quoted).not.toContain('除税');
  expect(quoted).not.toContain('原值附在旁边');
  expect(wordsOf('in')).toContain('现以 含税 显示');
});
