import { events } from '#features/regions/events';
import { selectAreas, selectAreasFailed, selectCurrentRegion } from '#features/regions/selectors';
import { initialState, reducer } from '#features/regions/state';
import { aRegion } from '#tests/support/builders';
import { givenTo } from '#tests/support/given';

const given = givenTo(reducer);
const areas = [aRegion('1', { name: '全国' }), aRegion('2')];
const categories = [{ code: 'c', name: '房建' }];
const found = events.areasLoaded({ areas, categories });

describe('regions', () => {
  test('[REGION-015] the default place is area 1', () => {
    given([]).then(initialState);
    given([]).thenSelects((regions) => selectCurrentRegion({ regions }), '1');
  });

  test('areas and categories are known together, and the current region stays', () => {
    given([events.regionPicked({ areaid: '20', by: 'member' }), found]).then({
      status: 'known',
      areas,
      categories,
      current: '20',
    });
    given([found]).thenSelects((regions) => selectAreas({ regions }), areas);
  });

  test('areas that fail to load leave what was known', () => {
    const lost = events.areasFailed({ problem: { code: -1, message: '网络异常' } });
    given([found, lost]).then({ status: 'failed', areas, categories, current: '1' });
    given([lost]).thenSelects((regions) => selectAreasFailed({ regions }), true);
    given([lost, found]).thenSelects((regions) => selectAreasFailed({ regions }), false);
  });
});
