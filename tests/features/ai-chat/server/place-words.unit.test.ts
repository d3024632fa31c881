import { placeWords, strayWord } from '#features/ai-chat/server/reading/place-words';
import { placesIn } from '#features/ai-chat/server/reading/places';

const regions = [
  { areaId: '1', name: '全国', level: 0, parent: '0' },
  { areaId: '10', name: '上海', level: 1, parent: '1' },
  { areaId: '2', name: '北京', level: 1, parent: '1' },
  { areaId: '18', name: '湖北', level: 1, parent: '1' },
  { areaId: '182', name: '武汉', level: 2, parent: '18' },
  { areaId: '8', name: '吉林', level: 1, parent: '1' },
  { areaId: '81', name: '长春', level: 2, parent: '8' },
  { areaId: '7', name: '辽宁', level: 1, parent: '1' },
  { areaId: '70', name: '朝阳', level: 2, parent: '7' },
  { areaId: '33', name: '香港', level: 1, parent: '1', status: 'paused' as const },
  { areaId: '34', name: '澳门', level: 1, parent: '1', status: 'paused' as const },
];
const placed = (question: string) => placeWords(question, regions);
const names = (question: string) => placesIn(placed(question).text, regions).map(({ name }) => name);

test.each([
  ['浦东新区高层住宅', ['上海'], '“浦东新区”没有单独的数据，按上海的数据作答。'],
  ['上海浦东高层住宅', ['上海'], '“浦东”没有单独的数据，按上海的数据作答。'],
  ['湖北光谷高层住宅', ['武汉'], '“光谷”没有单独的数据，按武汉的数据作答。'],
  ['朝阳区高层住宅', ['北京'], '“朝阳区”没有单独的数据，按北京的数据作答。'],
  ['武汉市洪山区高层住宅', ['武汉'], '“洪山区”没有单独的数据，按武汉的数据作答。'],
  ['无名县高层住宅', [], '没有读懂“无名县”是哪个地区，没有作为条件；以下是全国的数据。'],
  ['湖北和无名市的高层住宅', ['湖北'], '没有读懂“无名市”是哪个地区，没有作为条件；以下是湖北的数据。'],
  ['在火星盖高层住宅', [], '没有读懂“火星”是哪个地区，没有作为条件；以下是全国的数据。'],
  ['华东地区高层住宅', [], '“华东地区”不是一个省市，没有作为条件；以下是全国的数据。'],
])('places of "%s" are those with figures, and it is said', (question, places, remark) => {
  expect([names(question), placed(question).remarks]).toEqual([places, [remark]]);
});

test('a district of a city is not taken for that of another', () => {
  expect(names('长春朝阳区高层住宅')).not.toContain('北京');
});

test('places without figures are named and taken out', () => {
  expect(placed('湖北和香港高层住宅')).toMatchObject({ withoutData: ['香港'] });
  expect(names('湖北和香港高层住宅')).toEqual(['湖北']);
  expect(placed('港澳台高层住宅').withoutData).toEqual(['香港', '澳门']);
});

test.each([
  '高层住宅小区地下车库单方造价',
  '老旧小区改造一户多少钱',
  '高层住宅价格区间',
  '哪个省高层住宅最贵',
  '湖北省市政工程造价指数',
  '商品房市场价多少钱一平',
  '现在高层住宅多少钱一平',
  '在建高层住宅单方造价',
  '箍筋加密区钢筋多少钱',
  '连接区段长度怎么算',
  '无名县有梁板多少钱',
])('"%s" is left as it is', (question) => {
  expect(placed(question)).toEqual({ text: question, withoutData: [], remarks: [] });
});

test.each([
  ['巴黎高层住宅单方造价', '巴黎'],
  ['精装高层住宅单方造价', '精装'],
  ['我想知道普通高层住宅大概多少钱一平', undefined],
  ['请问现在新建一栋框架结构高层住宅要多少钱', undefined],
  ['武汉天府高层住宅单方造价', '天府'],
  ['武汉市区近三年高层住宅单方造价', undefined],
  ['哪个城市高层住宅最贵', undefined],
  ['近三年高层住宅单方造价', undefined],
])('what is before the building in "%s" and no condition', (question, stray) => {
  expect(strayWord(question, regions)).toBe(stray);
});
