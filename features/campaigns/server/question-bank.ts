export interface Question {
  readonly text: string;
  readonly choices: readonly string[];
  /** Place of the right one. */
  readonly right: number;
  readonly because: string;
}

const q = (text: string, choices: readonly string[], right: number, because: string): Question => ({
  text,
  choices,
  right,
  because,
});

/** One a day, in turn. */
const QUESTIONS: readonly Question[] = [
  q(
    '综合单价不包括下列哪一项？',
    ['人工费', '管理费', '利润', '规费'],
    3,
    '清单计价的综合单价含人工、材料、机械、管理费和利润，规费和税金另计。',
  ),
  q(
    '坡屋顶空间结构净高恰为 2.10 m 的部位计算多少面积？',
    ['全面积', '1/2 面积', '不计算', '1/3 面积'],
    0,
    '坡屋顶空间结构净高 2.10 m 及以上计全面积，1.20 m 至 2.10 m 以下计一半。',
  ),
  q(
    '单方造价的分母通常是什么？',
    ['用地面积', '建筑面积', '使用面积', '占地面积'],
    1,
    '单方造价是每平方米建筑面积的造价。',
  ),
  q(
    '增值税一般计税方法下，建筑服务的适用税率是多少？',
    ['3%', '6%', '9%', '13%'],
    2,
    '建筑服务一般计税的税率为 9%，简易计税的征收率为 3%。',
  ),
  q(
    '措施项目费中属于不可竞争费用的是？',
    ['夜间施工费', '安全文明施工费', '二次搬运费', '脚手架费'],
    1,
    '安全文明施工费按规定计取，不作为竞争性费用。',
  ),
  q(
    '投资估算在哪个阶段编制？',
    ['可行性研究', '施工图设计', '招标', '竣工'],
    0,
    '投资估算用于项目建议书和可行性研究阶段。',
  ),
  q(
    '钢筋含量指标的常用单位是？',
    ['t/m', 'kg/m²', 'kg/m³', 'm³/m²'],
    1,
    '房屋建筑的钢筋含量习惯上用每平方米建筑面积的千克数。',
  ),
  q(
    '价格指数以某月为 100，该月称为？',
    ['报告期', '基期', '结算期', '调价期'],
    1,
    '定为 100 的时点叫基期，用来比较的时点叫报告期。',
  ),
  q(
    '设计概算一般不应超过投资估算的多少？',
    ['5%', '10%', '15%', '20%'],
    1,
    '概算超过批准估算 10% 的，一般要重新报批可行性研究。',
  ),
  q(
    '下列哪项属于企业管理费？',
    ['办公费', '材料运杂费', '机械折旧费', '社会保险费'],
    0,
    '办公费属于企业管理费；运杂费属材料费，折旧属机械费，社会保险费属规费。',
  ),
  q(
    '竣工结算由谁编制？',
    ['发包人', '承包人', '设计单位', '监理单位'],
    1,
    '竣工结算由承包人编制，发包人核对。',
  ),
  q(
    '不含税价 100 元，按 9% 税率，含税价是多少？',
    ['91 元', '100.9 元', '109 元', '110 元'],
    2,
    '含税价＝不含税价×(1＋税率)＝109 元。',
  ),
];

const DAY_MS = 86_400_000;

/** `day`: YYYY-MM-DD. */
export const questionOf = (day: string): Question => {
  const [first] = QUESTIONS;
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  const found = QUESTIONS[number % QUESTIONS.length] ?? first;
  if (!found) throw new Error('there are questions');
  return found;
};
