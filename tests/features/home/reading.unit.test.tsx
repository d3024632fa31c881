import { renderToStaticMarkup } from 'react-dom/server';
import { Masthead } from '#features/home/ui/masthead.tsx';
import { NewestProjects } from '#features/home/ui/newest-projects.tsx';
import { costRead, tilesRead, type HomeReading } from '#features/home/ui/reading';
import { readBasis } from '#src/costing/basis';
import { wholeCost } from '#src/costing/project-costs';
import { createRebaser } from '#src/costing/rebaser';
import { someHome } from './some-home';

const table = {
  indexes: [
    { period: '2025-06', value: 100, status: 'firm' as const },
    { period: '2025-09', value: 110, status: 'firm' as const },
  ],
  ownSeries: [
    {
      key: '住宅',
      name: '住宅工程造价指数',
      publisher: '某站',
      months: [
        { period: '2025-06', value: 100, status: 'firm' as const },
        { period: '2025-09', value: 150, status: 'firm' as const },
      ],
    },
  ],
  factors: [
    { areaId: '1', name: '全国', value: 1 },
    { areaId: '18', name: '湖北', value: 0.9 },
    { areaId: '20', name: '广东', value: 1.08 },
    { areaId: '201', name: '广州', value: 1.2 },
  ],
};
const read = (text: string, place?: string): HomeReading => {
  const basis = readBasis(text);
  return { basis, place, rebase: createRebaser(table, basis) };
};
const [project] = someHome().newest;
const known = { ...project!, unitCost: 1_000, areaId: '20', cityId: null, taxRate: 0.09 };
const { tiles } = someHome();

test('a project is read in month, place and tax of the page; without a switch as it came', () => {
  expect(costRead(known, undefined)).toBe(1_000);
  expect(costRead(known, read(''))).toBe(1_000);
  expect(costRead(known, read('2025-09'))).toBe(1_100);
  expect(costRead(known, read('18'))).toBe(833.33);
  expect(costRead(known, read('in'))).toBe(1_090);
  expect(costRead({ ...known, taxRate: undefined }, read('in'))).toBeNull();
});

test.each(['2025-09_kind', '18', '2025-09_18_in_kind', '201'])(
  'a dwelling of a city with a factor of its own is read as its own page reads it: %s',
  (text) => {
    const dwelling = { ...known, cityId: '201', building: '住宅' as const };
    const quoted = wholeCost(
      {
        priceDate: dwelling.priceDate,
        areaId: '20',
        cityId: '201',
        type: 'residential.highrise',
        taxBasis: '除税',
        taxRate: 0.09,
      },
      1_000,
    );
    const onItsPage = read(text).rebase(quoted);
    expect(costRead(dwelling, read(text))).toBe(onItsPage.kind === 'rebased' ? onItsPage.value : 1_000);
  },
);

test('provinces come in their month: the page reads them in its tax basis and rebases nothing', () => {
  const values = (text: string) => tilesRead(tiles, read(text)).values.map(({ median }) => median);
  for (const text of ['', '18', '2025-06', '2025-06_kind']) expect(values(text)).toEqual([3014, 2578, null]);
  for (const text of ['in', '2025-06_18_in']) expect(values(text)).toEqual([3285.26, 2810.02, null]);
});

test('masthead and heads of columns say what the page is read in, and how to change it', () => {
  const reading = read('2025-06_18_in', '湖北');
  const html = renderToStaticMarkup(
    <Masthead content={someHome()} isWaiting={false} reading={reading} onSwitch={() => undefined} />,
  );
  expect(html).toMatch(/2025-06.*湖北.*含税.*aria-expanded="false"[^>]*>更改口径/);
  expect(renderToStaticMarkup(<NewestProjects rows={[known]} reading={reading} />)).toContain(
    '含税单方 元/㎡',
  );
});
