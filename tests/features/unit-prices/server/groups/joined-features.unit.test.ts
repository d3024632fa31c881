import { readFeatures } from '#features/unit-prices/server/import/features';
import { DECIDING_CHARACTERISTICS } from '#features/unit-prices/server/groups/deciding-characteristics';
import { characteristicsReader } from '#features/unit-prices/server/groups/read-characteristics';
import { fc } from '#tests/support/property';

const read = characteristicsReader(DECIDING_CHARACTERISTICS);
const PREFIXES = [...new Set(DECIDING_CHARACTERISTICS.map(({ prefix }) => prefix))];

/** Features of a bill item that say different things, as people write them. */
const ITEMS: Readonly<Record<string, readonly string[]>> = {
  '010101002': ['土壤类别:三类土', '挖土深度:2~4m', '弃土运距:15km', '坡度:1:0.75'],
  '010103001': ['密实度要求:≥0.94', '填方材料品种:3:7灰土', '填方粒径要求:20mm', '填方来源、运距:5km'],
  '010301002': ['地层情况:二类土', '送桩深度、桩长:2m、15m', '桩径:PHC 500 AB 100', '混凝土强度等级:C80'],
  '010302001': ['空桩长度、桩长:3m、25m', '桩径:800mm', '护筒长度:2000mm', '混凝土种类、强度等级:C30'],
  '010401003': [
    '砖品种、规格、强度等级:240×115×53 MU15',
    '墙体类型:外墙',
    '砂浆强度等级、配合比:M7.5',
    '墙体厚度:240mm',
  ],
  '010402001': [
    '砌块品种、规格、强度等级:A5.0 600×240×200',
    '砂浆强度等级:M5',
    '灰缝厚度:15mm',
    '墙体高度:3.6m',
  ],
  '010505001': [
    '混凝土种类:商品混凝土',
    '混凝土强度等级:C30',
    '抗渗等级:P6',
    '板厚:120mm',
    '石子粒径:5~25mm',
  ],
  '010515001': ['钢筋种类:HRB400E', '钢筋规格:Φ12~25', '间距:200mm', '保护层厚度:25mm', '混凝土强度等级:C30'],
  '010516003': ['连接规格:Φ25', '连接方式:直螺纹套筒', '套筒长度:60mm'],
  '010902001': ['卷材品种:SBS', '卷材厚度:3mm+3mm', '附加层宽度:500mm', '基层处理:20厚1:2.5水泥砂浆'],
  '010904002': ['涂料品种:聚氨酯', '涂膜厚度:1.5mm', '反边高度:300mm', '防水层数:2'],
  '011001003': ['保温材料:岩棉板A级', '保温层厚度:80mm', '粘结层厚度:5mm', '锚栓长度:120mm'],
  '011101001': ['面层厚度、砂浆配合比:25mm厚1:2', '找平层厚度:20mm', '垫层厚度:100mm'],
  '011102003': ['面层材料:玻化砖', '面层规格:800×800', '结合层:30mm厚1:3干硬性水泥砂浆', '嵌缝宽度:2mm'],
  '011201001': ['墙体类型:外墙', '抹灰厚度:20mm', '分格缝宽度:10mm', '砂浆强度:M10'],
  '011406001': ['涂料品种:内墙乳胶漆优等品', '刮腻子遍数:两遍', '刷漆遍数:三遍'],
  '011701001': ['檐口高度:28.5米', '建筑结构形式:剪力墙', '层高:3.6m', '建筑面积:12000'],
  '011702014': ['支撑高度:7.5米', '模板材质:覆膜胶合板', '板厚:120mm', '截面周长:1.8m'],
  '030404017': ['箱体型号:动力配电箱 24回路', '安装高度:1.5m', '箱体尺寸:600×800×200'],
  '030408001': ['型号:YJV', '规格:4×25+1×16', '电压等级:0.6/1kV', '埋设深度:0.8m'],
  '030411001': ['名称:电气配管', '材质:JDG', '规格:DN20', '配置形式:暗配', '埋深长度:300mm'],
  '030411004': ['型号:BV', '规格:2.5mm²', '配线形式:管内穿线', '预留长度:1.5m'],
  '030412001': ['类型:吸顶灯', '规格:24W', '安装高度:2.6m', '电压:220V'],
  '030702001': ['材质:镀锌钢板', '板材厚度:0.75mm', '截面尺寸:1200×400', '连接形式:共板法兰'],
  '030901001': ['材质:镀锌钢管', '公称直径:DN100', '连接形式:沟槽连接', '压力试验压力:1.6MPa'],
  '031001006': ['材质:PP-R', '公称直径:DN20', '连接形式:热熔连接', '工作压力:1.25MPa', '套管规格:DN50'],
};
const SEPARATORS = ['\n', '；', ';', ' ', '　', '，', ', ', '。'];
const numbered = (text: string, at: number) => `${at + 1}.${text}`;

const valuesOf = (code: string, text: string): string =>
  JSON.stringify(read(code, { name: '', features: readFeatures(text) }));

test('features say the same in any order, between any usual separators, numbered or not, in full width or half', () => {
  const drawn = fc.constantFrom(...Object.entries(ITEMS)).chain(([code, features]) =>
    fc.record({
      code: fc.constant(code),
      features: fc.constant(features),
      shuffled: fc.shuffledSubarray([...features], { minLength: features.length }),
      separator: fc.constantFrom(...SEPARATORS),
      isNumbered: fc.boolean(),
      colon: fc.constantFrom(':', '：', ' : ', '： '),
    }),
  );
  fc.assert(
    fc.property(drawn, ({ code, features, shuffled, separator, isNumbered, colon }) => {
      const written = shuffled
        .map((feature) => feature.replace(':', colon))
        .map((feature, at) => (isNumbered ? numbered(feature, at) : feature))
        .join(separator);
      expect(valuesOf(code, written)).toBe(valuesOf(code, features.join('\n')));
    }),
    { numRuns: 2_000 },
  );
});

test.each(Object.entries(ITEMS))(
  'every deciding characteristic of %s is read from its features',
  (code, features) => {
    const missing = read(code, { name: '', features: readFeatures(features.join('\n')) }).filter(
      ({ value }) => value === '未注明',
    );
    expect(missing).toEqual([]);
  },
);

/** Numbers of what no item is priced by. */
const OF_OTHERS = [
  '场内倒运距离:300m',
  '空桩长度:15m',
  '洞口宽度:1200mm',
  '垫层:100厚C15',
  '找平层厚度:20mm',
  '砂浆配合比:1:2.5',
  '坡度:2%',
  '分布筋间距:200mm',
  '试验压力:0.6MPa',
  '标高:-3.500m',
  '基层:120厚C20混凝土M5',
  '套管规格:DN150',
  '截面周长:4.8m',
  '嵌缝宽度:10mm',
  '锚固长度:500mm',
  '接地电阻:4',
];

const isOwn = (prefix: string, text: string): boolean =>
  DECIDING_CHARACTERISTICS.some(
    (rule) => rule.prefix === prefix && rule.keys.includes(text.slice(0, text.indexOf(':'))),
  );

test.each(PREFIXES)('no characteristic of %s is read off the number of another key', (prefix) => {
  const nothing = valuesOf(prefix, '');
  const said = OF_OTHERS.filter((text) => !isOwn(prefix, text)).filter((text) =>
    SEPARATORS.some((separator) => valuesOf(prefix, `备注:无${separator}${text}`) !== nothing),
  );
  expect(said).toEqual([]);
});

test('what stands under its own key is not moved by numbers of other keys', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.entries(ITEMS)),
      fc.shuffledSubarray(OF_OTHERS),
      fc.constantFrom(...SEPARATORS),
      ([code, features], others, separator) => {
        const own = valuesOf(code, features.join('\n'));
        expect(valuesOf(code, [...others, ...features].join(separator))).toBe(own);
        expect(valuesOf(code, [...features, ...others].join(separator))).toBe(own);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('a text of any kind is read in time that grows with its length', () => {
  const pieces = ['厚:', 'WDZ', 'ZR-', '4×(1×', '4×25+', '1~', '20mm ', '、', '2. ', '腻子', ' ', '3+', '<a'];
  const slow = pieces.filter((piece) => {
    const value = piece.repeat(10_000 / piece.length);
    // What others do meanwhile does not count.
    const from = process.cpuUsage();
    for (const code of ['010515001', '030408001', '011406001', '031001006'])
      read(code, { name: '', features: [{ key: '', value }] });
    return process.cpuUsage(from).user > 3_000_000;
  });
  expect(slow).toEqual([]);
});
