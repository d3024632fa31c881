import { COLUMNS, NODE_NAMES, type NodeName, type Nodes } from '#features/publishing/contract-nodes';
import { maskInstitutions } from '#features/publishing/masked-institutions';
import { maskedFields, maskerOf, maskNodes } from '#features/publishing/masking';
import { namedParts } from '#features/publishing/named-parts';
import { fc } from '#tests/support/property';
import { row, someNodes } from './some-draft';

const school = {
  name: '银川市兴庆区第三十七小学教学楼',
  place: '宁夏 银川',
  type: '中小学教学楼',
  scope: '银川市兴庆区第三十七小学土建、装饰、安装',
};

test('[DATA-006] what a name was rewritten for is gone from the texts, and the preview shows it', () => {
  const fields = maskedFields(someNodes(school).概况);
  const shown = (field: string) => fields.find((one) => one.field === field);
  expect(shown('name')?.masked).toBe('银川某中小学教学楼');
  expect(shown('scope')).toMatchObject({ original: school.scope, masked: '本工程土建、装饰、安装' });
});

test.each([
  ['兴庆区第三十七小学土建', '本工程土建'],
  ['第三十七小学', '本工程'],
  ['第 三十七 小学', '本工程'],
  ['三十七小学一层', '本工程一层'],
  ['三十七小食堂', '本工程食堂'],
  ['第37小学', '某小学'],
])('however the project is called: %s', (text, masked) => {
  expect(maskerOf(school)(text)).toBe(masked);
});

test.each<[string, readonly string[]]>([
  ['翠湖名邸外墙保温改造工程', ['翠湖名邸']],
  ['新建翠湖办公楼', ['翠湖']],
  ['建设路办公楼', ['建设路']],
  ['银川市中医院住院楼', ['银川市中医院']],
  ['建设路小学综合楼', ['建设路小学', '建设路']],
  ['幸福里小区住宅楼', ['幸福里小区']],
  ['万科云城（二期）地块住宅', ['万科云城']],
  ['外墙保温改造工程', []],
  ['给排水工程', []],
  ['高层住宅楼', []],
  ['钢结构厂房', []],
  ['综合医院门诊楼', []],
  ['中小学教学楼', []],
  ['银川市兴庆区办公楼', []],
  ['2024年老旧小区改造工程', []],
  ['石油办公楼', []],
])('of %s these parts say whose it is: %j', (name, parts) => {
  expect(namedParts(name, '宁夏 银川')).toEqual(parts);
});

test.each([
  ['银川市兴庆区第三十七小学土建', '某小学土建'],
  ['参照景山第37中学做法', '参照某中学做法'],
  ['和平小学与协和医院', '某小学与某医院'],
  ['位于为民小学旁', '位于某小学旁'],
  ['银川市中医院', '某医院'],
  ['银川市高级中学', '某中学'],
  ['永宁县人民医院', '某医院'],
  ['和平里小区幼儿园', '某幼儿园'],
  ['清华大学附属中学', '某大学某中学'],
  ['城关镇中心卫生院', '某卫生院'],
  ['华中小学', '某小学'],
  ['第三十七 小学', '某小学'],
])('an institution is left out by rule: %s', (text, masked) => {
  expect(maskInstitutions(text)).toBe(masked);
  expect(maskInstitutions(masked)).toBe(masked);
});

test.each([
  '中小学教学楼',
  '本工程为小学教学楼',
  '执行中小学校设计规范',
  'GB50099中小学校设计规范',
  '综合医院建筑设计规范',
  '幼儿园和小学',
  '本工程为五层框架结构小学教学楼',
  '新建36班小学、12班幼儿园',
  '大学生公寓',
  '学院路',
  '本市中小学',
  '银川市小学',
  '适用于医院、学校',
  '三甲医院',
  '含小学、幼儿园各一所',
  '高级中学',
])('what means many stays: %s', (text) => {
  expect(maskInstitutions(text)).toBe(text);
});

const places = ['银川市兴庆区', '银川市', '兴庆区', '宁夏银川', '永宁县', '宁夏回族自治区银川市金凤区', ''];
const numbers = ['第三十七', '第一', '三十七', '第37', '第二'];
const words = ['和平', '翠湖', '景山', '云栖谷', '建设路', '为民', '光明'];
const kinds = ['小学', '中学', '学校', '幼儿园', '大学', '学院', '医院', '卫生院'];
const buildings = [
  '教学楼',
  '综合楼及附属用房',
  '住院楼',
  '实验楼改造工程',
  '宿舍楼 3#楼',
  '（二期）',
  '新建项目',
];
const around = ['', '土建、装饰、安装', '施工图全部内容', '门卫室', '，按图施工', '（含室外）'];

/** Every text of every node says the same. */
const saying = (nodes: Nodes, text: string): Nodes =>
  Object.fromEntries(
    NODE_NAMES.map((node: NodeName) => [
      node,
      node === '概况'
        ? nodes.概况.map((one) =>
            ['scope', 'basis', 'foundation', 'contract', 'seismic'].includes(one.id)
              ? row(one.id, { particular: text })
              : one,
          )
        : [
            row(
              'r1',
              Object.fromEntries(COLUMNS[node].map(({ key, kind }) => [key, kind === 'text' ? text : '1'])),
            ),
          ],
    ]),
  ) as unknown as Nodes;

test('no text of a masked project holds the proper part of its name, with its places or without', () => {
  const one = fc.record({
    place: fc.constantFrom(...places),
    proper: fc.oneof(
      fc.constantFrom(...numbers),
      fc.constantFrom(...words),
      fc.tuple(fc.constantFrom(...words), fc.constantFrom(...numbers)).map((parts) => parts.join('')),
    ),
    kind: fc.constantFrom(...kinds),
    building: fc.constantFrom(...buildings),
    before: fc.constantFrom('', '本工程为', '包括', '位于', '投标范围：'),
    after: fc.constantFrom(...around),
    told: fc.constantFrom('whole', 'placed', 'bare'),
  });
  fc.assert(
    fc.property(one, ({ place, proper, kind, building, before, after, told }) => {
      const part = proper + kind;
      const called = { whole: place + part + building, placed: place + part, bare: part }[told];
      const nodes = someNodes({ name: place + part + building, place: '宁夏 银川' });
      const masked = JSON.stringify(maskNodes(saying(nodes, before + called + after), {}));
      expect(masked).not.toContain(part);
      expect(masked).not.toContain(part.replace(/^第/, ''));
    }),
    { numRuns: 300 },
  );
});

test('nor of a name without an institution', () => {
  const one = fc.record({
    place: fc.constantFrom(...places),
    proper: fc.constantFrom(...words),
    kind: fc.constantFrom('', '名邸', '广场', '科创园', '小区'),
    building: fc.constantFrom('办公楼', '住宅楼 3#楼', '（二期）厂房', '地下车库', '外墙保温改造工程'),
    after: fc.constantFrom(...around),
    isPlaced: fc.boolean(),
  });
  fc.assert(
    fc.property(one, ({ place, proper, kind, building, after, isPlaced }) => {
      const part = proper + kind;
      const nodes = someNodes({ name: place + part + building, place: '宁夏 银川' });
      const text = (isPlaced ? place : '') + part + after;
      expect(JSON.stringify(maskNodes(saying(nodes, text), {}))).not.toContain(part);
    }),
  );
});
