/** What a term of the trade means; of those that a lesson explains the lesson's own sentence is told. */
interface Term {
  /** The first is what it is called, the others mean the same. */
  readonly names: readonly [string, ...string[]];
  readonly meaning: string;
  /** Page of the portal that shows it. */
  readonly path?: string;
}

const PROJECTS = '/commonproj/index';
const INDEXES = '/projectCost/index';
const UNIT_PRICES = '/comprehensiveUnitPrice/index';
const LABOUR = '/laborSubcontracting/index';

export const TERMS: readonly Term[] = [
  {
    names: ['单方造价', '单位造价', '平米造价'],
    meaning: '工程造价除以建筑面积，单位是元/㎡。税口径、价格期或计价阶段不同的，不能直接比较。',
    path: PROJECTS,
  },
  {
    names: ['单项工程'],
    meaning: '建成后能独立使用的一栋建筑或一座构筑物，由建筑、装饰、安装等单位工程组成。',
    path: PROJECTS,
  },
  {
    names: ['单位工程'],
    meaning: '单项工程里按专业分开、可以单独施工的部分，例如建筑工程、给排水工程。',
    path: PROJECTS,
  },
  {
    names: ['分部分项工程费', '分部分项费'],
    meaning: '各清单项目的工程量乘以综合单价，加起来的合计。',
    path: PROJECTS,
  },
  {
    names: ['工程量清单', '清单'],
    meaning: '按统一的规则列出的项目名称、特征、计量单位和数量，招标、报价与结算都以它为准。',
    path: UNIT_PRICES,
  },
  {
    names: ['项目特征', '清单特征'],
    meaning: '清单里对一个项目的描述：材料、强度、截面、厚度、做法等，决定它的综合单价。',
    path: UNIT_PRICES,
  },
  {
    names: ['项目编码', '清单编码'],
    meaning: '清单项目的十二位数字：前九位由计量标准统一规定，后三位由编制人按特征顺序编排。',
    path: UNIT_PRICES,
  },
  {
    names: ['措施项目费', '措施费'],
    meaning: '为完成工程发生在施工前和施工中、不构成实体的费用，例如脚手架、模板、垂直运输和安全文明施工。',
    path: PROJECTS,
  },
  {
    names: ['安全文明施工费', '安文费'],
    meaning: '用于安全防护、文明施工、环境保护和临时设施的措施费，按当地规定的费率计取，不参与竞争。',
    path: '/policy/index',
  },
  {
    names: ['暂列金额'],
    meaning: '招标人预先写进合同价的一笔款，留给签约时还不能确定的变更、签证和调价，没有用完的归招标人。',
  },
  {
    names: ['暂估价'],
    meaning:
      '签约时必然要发生、价格还定不下来的材料、设备或专业工程，先按估计的单价或金额写入，结算时按实际换算。',
  },
  {
    names: ['计日工'],
    meaning: '合同范围以外的零星工作，按约定的人工、材料和机械单价，乘以实际发生的数量计算。',
  },
  {
    names: ['总承包服务费'],
    meaning: '总承包人配合、管理发包人另行发包的专业工程和自供材料所收的费用。',
  },
  {
    names: ['规费'],
    meaning: '按国家和省级规定必须缴纳、计入造价的费用，例如社会保险费和住房公积金。',
    path: PROJECTS,
  },
  {
    names: ['企业管理费', '管理费'],
    meaning: '施工企业组织生产和经营所需的费用，按当地规定的基数乘以费率计取。',
    path: UNIT_PRICES,
  },
  {
    names: ['招标控制价', '最高投标限价'],
    meaning: '招标人按清单和当地计价依据算出的最高价，投标报价超过它的作废。',
    path: PROJECTS,
  },
  {
    names: ['竣工结算', '工程结算'],
    meaning: '工程完工后，承发包双方按合同、变更和签证算定的最终价款。',
    path: PROJECTS,
  },
  {
    names: ['竣工决算'],
    meaning: '建设单位在项目竣工后编制的全部实际投资，除结算价款以外还有土地、勘察设计和管理等费用。',
    path: PROJECTS,
  },
  {
    names: ['定额', '消耗量定额'],
    meaning: '完成一个计量单位的合格产品，正常条件下要消耗的人工、材料和机械的数量。',
    path: UNIT_PRICES,
  },
  {
    names: ['工程量含量', '含量', '含量指标'],
    meaning: '每平方米建筑面积的工程量，例如钢筋 kg/㎡、混凝土 m³/㎡。',
    path: PROJECTS,
  },
  {
    names: ['造价指数', '综合造价指数'],
    meaning: '以基期的价格水平为 100，表示各月价格水平高低的数，可以用来把造价换算到另一个月份。',
    path: INDEXES,
  },
  { names: ['基期'], meaning: '指数取为 100 的那个月份。', path: INDEXES },
  { names: ['环比'], meaning: '本期与上一期相比的变化：本期 ÷ 上期 − 1。', path: INDEXES },
  { names: ['同比'], meaning: '本期与上年同期相比的变化：本期 ÷ 上年同期 − 1。', path: INDEXES },
  {
    names: ['信息价', '材料信息价'],
    meaning: '造价管理机构定期发布的材料、人工和机械的参考价格。',
    path: INDEXES,
  },
  {
    names: ['价格期'],
    meaning: '一个造价或价格是按哪个月份的价格水平算的；比较之前先折算到同一期。',
    path: PROJECTS,
  },
  {
    names: ['税口径', '除税价', '含税价', '除税', '含税'],
    meaning: '含税价包括增值税，除税价不包括：含税价 = 除税价 × (1 + 税率)。',
    path: PROJECTS,
  },
  {
    names: ['中位数'],
    meaning: '一组数从小到大排列，居中的那个数；不受个别特别高或特别低的数影响。',
    path: PROJECTS,
  },
  {
    names: ['分位数', '分位', 'P25', 'P75', '四分位数'],
    meaning: '一组数从小到大排列，位于某个百分比位置的数。P25 到 P75 是居中的一半。',
    path: PROJECTS,
  },
  {
    names: ['地区系数'],
    meaning: '一个地区的造价水平与全国的比，全国为 1。',
    path: PROJECTS,
  },
  {
    names: ['工日'],
    meaning: '一名工人工作八小时，为一个工日。',
    path: LABOUR,
  },
  { names: ['清包', '清包工'], meaning: '劳务分包只包人工，材料由发包方供应。', path: LABOUR },
  {
    names: ['扩大劳务', '扩大劳务分包'],
    meaning: '劳务分包在人工之外，还包辅材、小型机具和税。',
    path: LABOUR,
  },
  { names: ['点工'], meaning: '不按完成的工程量，按用工的天数付酬。', path: LABOUR },
];
