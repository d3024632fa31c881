import { renderToStaticMarkup } from 'react-dom/server';
import regions from '#features/regions/server/region-table.json';
import { TileMap, tilePlace, tileSigns, type Tile } from '#src/ui/tile-map.tsx';

const guangdong: Tile = {
  id: '20',
  name: '广东',
  shortName: '粤',
  value: 3014,
  n: 212,
  href: '#/list?areaId=20',
};
const tibet: Tile = { id: '26', name: '西藏', shortName: '藏', value: null, n: 2, href: '#/list?areaId=26' };
const draw = (tiles: readonly Tile[] | undefined) =>
  renderToStaticMarkup(<TileMap label="各省" unit="元/㎡" tiles={tiles} />);

const provinces = regions.rows
  .map((row) => row.split('|'))
  .filter(([, , , , parent]) => parent === '1')
  .map(([, , , shortName]) => shortName);

test('every province of the region table has a tile, no two in one place', () => {
  expect(provinces).toHaveLength(34);
  expect([...tileSigns].sort()).toEqual(provinces.sort());
  expect(new Set(tileSigns.map((sign) => JSON.stringify(tilePlace(sign)))).size).toBe(34);
});

test('a province without data keeps its place, greyed', () => {
  const html = draw([guangdong]);
  expect(html.match(/<li/g)).toHaveLength(34);
  expect(html).toContain('<span class="sr-only">云：暂无数据</span>');
});

test.each(['湘鄂', '粤湘', '琼桂', '贵渝'])('%s: the first lies straight below the second', (pair) => {
  const [below, above] = [...pair].map((sign) => tilePlace(sign));
  expect(below).toEqual({ row: (above?.row ?? 0) + 1, column: above?.column });
});

test('north lies above south and west left of east', () => {
  expect(tilePlace('黑')?.row).toBeLessThan(tilePlace('琼')?.row ?? 0);
  expect(tilePlace('新')?.column).toBeLessThan(tilePlace('沪')?.column ?? 0);
});

test('a tile is a link that says what it shows', () => {
  const html = draw([guangdong]);
  expect(html).toContain('<a href="#/list?areaId=20" title="广东：3,014 元/㎡，212 个样本">');
  expect(html).toContain('<span class="sr-only">广东：3,014 元/㎡，212 个样本</span>');
  expect(html).toContain('<b aria-hidden="true">粤</b><span aria-hidden="true">3,014</span>');
});

test('a tile that counts records is not told as a value of so many samples', () => {
  const html = renderToStaticMarkup(
    <TileMap label="各地指标数" unit="项" isCount tiles={[{ ...guangdong, value: 6, n: 6 }, tibet]} />,
  );
  expect(html).toContain('title="广东：6 项"');
  expect(html).toContain('西藏：暂无数据');
  expect(html).not.toContain('样本');
});

test('too few samples have no colour and no figure', () => {
  const html = draw([guangdong, tibet]);
  expect(html).toContain('tile-none');
  expect(html).toContain('<span class="sr-only">西藏：样本不足</span>');
});

test('while loading all tiles lie in their places', () => {
  expect(draw(undefined).match(/tile-waiting/g)).toHaveLength(34);
});

test('needs no inline style, which the page forbids before its script has arrived', () => {
  expect(draw([guangdong, tibet]) + draw(undefined)).not.toContain('style=');
});

test('a region without a place of its own is left out', () => {
  expect(draw([{ ...guangdong, shortName: '全' }])).not.toContain('全');
});
