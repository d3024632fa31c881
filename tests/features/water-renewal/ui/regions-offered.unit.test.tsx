import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events as regionEvents, regions } from '#features/regions/index';
import type { Region } from '#features/regions/contract';
import { events } from '#features/water-renewal/events';
import { page } from '#features/water-renewal/page.tsx';
import { createProgramStore } from '#src/program/store';
import { fakePorts } from '#tests/support/ports';
import { aPage } from '../some-water';

const region = (areaid: string, name: string): Region => ({
  areaid,
  name,
  shortName: name.charAt(0),
  pid: '1',
  letter: '',
  status: 'open',
  subList: [],
});

test('[REGION-017] the list offers the whole country and the regions that have records', () => {
  const { store, join } = createProgramStore({ ports: fakePorts(), standing: {} });
  join(regions);
  const view = {
    location: { hash: '' },
    history: { state: null, replaceState: () => undefined },
    addEventListener: () => undefined,
  };
  page.join(join, view as unknown as Window & typeof globalThis);
  const List = page.views.waterConAndUrbanRenew;
  const offered = () => {
    const html = renderToStaticMarkup(
      <Provider store={store}>
        <List />
      </Provider>,
    );
    const picker = /class="regions-picker">(.*?)aria-haspopup="dialog"/.exec(html)?.[1] ?? '';
    return [...picker.matchAll(/aria-pressed="\w+"[^>]*>([^<]+)</g)].map(([, name]) => name);
  };
  const areas = [region('1', '全国'), region('20', '广东'), region('18', '江苏'), region('11', '浙江')];
  store.dispatch(regionEvents.areasLoaded({ areas, categories: [] }));
  expect(offered()).toEqual(['全国', '广东', '江苏', '浙江']);
  store.dispatch(events.listLoaded({ page: aPage({ areaIds: ['11'] }) }));
  expect(offered()).toEqual(['全国', '浙江']);
});
