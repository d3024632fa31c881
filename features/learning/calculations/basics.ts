import { rebase, rebaseByDate } from '#src/costing/rebase';
import { composeUnitPrice } from '#src/costing/unit-price';
import { defineCalculation, number, say } from './calculation';

export const unitPriceCalculation = defineCalculation({
  title: '综合单价',
  inputs: {
    labour: number('人工消耗', '工日/m³', 0.66, [0, 50]),
    wage: number('工日单价', '元', 140, [0, 2000]),
    concrete: number('混凝土消耗（含损耗）', 'm³/m³', 1.01, [0, 10]),
    concretePrice: number('混凝土价格', '元/m³', 455, [0, 5000]),
    other: number('其他材料', '元/m³', 8.75, [0, 5000]),
    machinery: number('机械台班', '台班/m³', 0.034, [0, 10]),
    shift: number('台班单价', '元', 200, [0, 10_000]),
    management: number('管理费率', '%', 18, [0, 60]),
    profit: number('利润率', '%', 9, [0, 40]),
  },
  simplified: '管理费与利润以人工费加机械费为基数；各省基数不同，有的含材料费，有的只取人工费。',
  work: (given) => {
    const { labour, wage, concrete, concretePrice, other, machinery, shift, management, profit } = given;
    const { parts, total } = composeUnitPrice({
      labour: [{ quantity: labour, price: wage }],
      materials: [
        { quantity: concrete, price: concretePrice },
        { quantity: 1, price: other },
      ],
      machinery: [{ quantity: machinery, price: shift }],
      managementRate: management / 100,
      profitRate: profit / 100,
      rateBase: 'labourAndMachinery',
    });
    const unit = '元/m³';
    const base = `(${parts.labour} + ${parts.machinery})`;
    return {
      steps: [
        { label: '人工费', working: `${labour} × ${wage}`, value: parts.labour, unit },
        {
          label: '材料费',
          working: `${concrete} × ${concretePrice} + ${other}`,
          value: parts.materials,
          unit,
        },
        { label: '机械费', working: `${machinery} × ${shift}`, value: parts.machinery, unit },
        { label: '管理费', working: `${base} × ${management}%`, value: parts.management, unit },
        { label: '利润', working: `${base} × ${profit}%`, value: parts.profit, unit },
        { label: '综合单价', working: '五项之和', value: total, unit, isResult: true },
      ],
    };
  },
});

const NAMES = ['甲', '乙', '丙', '丁'] as const;
const SAMPLES = [
  [2680, 32_000],
  [2850, 18_500],
  [3120, 9800],
  [3460, 4200],
] as const;

export const meanCalculation = defineCalculation({
  title: '单方造价的加权平均',
  inputs: Object.fromEntries(
    SAMPLES.flatMap(([price, area], at) => [
      [`price${at}`, number(`${NAMES[at]}工程单方造价`, '元/㎡', price, [100, 50_000])],
      [`area${at}`, number(`${NAMES[at]}工程建筑面积`, '㎡', area, [100, 1_000_000])],
    ]),
  ),
  simplified: '样本达到 10 个时先按单方排序，两端各去掉 5%（至少各一个）再加权；这里只有四个，不去。',
  work: (given) => {
    const samples = SAMPLES.map((_, at) => ({
      price: given[`price${at}`] ?? 0,
      area: given[`area${at}`] ?? 0,
    }));
    const area = samples.reduce((sum, one) => sum + one.area, 0);
    const cost = samples.reduce((sum, one) => sum + one.price * one.area, 0);
    const plain = samples.reduce((sum, one) => sum + one.price, 0) / samples.length;
    return {
      steps: [
        {
          label: '简单平均',
          working: `(${samples.map(({ price }) => price).join(' + ')}) ÷ ${samples.length}`,
          value: plain,
          unit: '元/㎡',
        },
        {
          label: '加权平均',
          working: `Σ(单方 × 面积) ÷ Σ面积 = ${say(cost)} ÷ ${say(area)}`,
          value: cost / area,
          unit: '元/㎡',
          isResult: true,
        },
        {
          label: '两者相差',
          working: '简单平均 ÷ 加权平均 − 1',
          value: (plain / (cost / area) - 1) * 100,
          unit: '%',
        },
      ],
    };
  },
});

export const rebaseCalculation = defineCalculation({
  title: '换算到另一时期与地区',
  inputs: {
    price: number('已知单方造价', '元/㎡', 2980, [100, 50_000]),
    indexBefore: number('原价格期指数', '', 104.2, [1, 1000]),
    indexAfter: number('目标价格期指数', '', 100.9, [1, 1000]),
    factorBefore: number('原地区系数', '', 0.97, [0.1, 10]),
    factorAfter: number('目标地区系数', '', 1.08, [0.1, 10]),
  },
  simplified: '指数须同一序列、同一基期，地区系数须同一套；换基过的序列先在接续月份接上再用。',
  work: ({ price, indexBefore, indexAfter, factorBefore, factorAfter }) => {
    const index = { from: indexBefore, to: indexAfter };
    const dated = rebaseByDate(price, index);
    const placed = rebase(price, { index, factor: { from: factorBefore, to: factorAfter } });
    return {
      steps: [
        {
          label: '换算价格期',
          working: `${price} × ${indexAfter} ÷ ${indexBefore}`,
          value: dated,
          unit: '元/㎡',
        },
        {
          label: '换算地区',
          working: `${say(dated)} × ${factorAfter} ÷ ${factorBefore}`,
          value: placed,
          unit: '元/㎡',
          isResult: true,
        },
      ],
    };
  },
});
