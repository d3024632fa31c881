import type { STAGES } from '#src/contract/project-terms';
import { plainText } from './plain-text';
import type { Cell } from './table';
import { Unclear } from './unclear';

const key = (text: string): string =>
  text
    .replace(/[\s()·_]/g, '')
    .replace(/[—–~－]/g, '-')
    .toLowerCase();

type Known<T> = ReadonlyMap<string, T>;

/** Reads one of the words offered by itself, by its label or by any other spelling; says which there are. */
export const termReader = <T extends string>(
  names: Readonly<Record<T, readonly string[]>>,
  labelOf: (value: NoInfer<T>) => string = (value) => value,
  otherwise: (text: string, known: Known<T>) => T | undefined = () => undefined,
): ((cell: Cell) => T) => {
  const values = Object.keys(names) as T[];
  const known = new Map(
    values.flatMap((value) =>
      [value, labelOf(value), ...names[value]].map((name) => [key(name), value] as const),
    ),
  );
  return (cell) => {
    const text = plainText(cell);
    const value = known.get(key(text)) ?? otherwise(key(text), known);
    if (value === undefined)
      throw new Unclear(`“${text.slice(0, 40)}”不明确，请写成：${values.map(labelOf).join('、')}`);
    return value;
  };
};

type Stage = (typeof STAGES)[number];
/** How far the review of a price has come; its stage is the same. */
const STATE = '(?:报审|送审|审定|报送|初审|一审|二审|三审|终审)';
const STATE_AT_AN_END = new RegExp(`^${STATE}(?=.)|(?<=.)${STATE}[价稿]?$`, 'g');

/** Two words of one stage, `招标控制价（最高投标限价）`; of two stages they say nothing for certain. */
const inTwoWords = (text: string, known: Known<Stage>): Stage | undefined =>
  Array.from(text, (_, at) => [known.get(text.slice(0, at)), known.get(text.slice(at))] as const).find(
    ([first, second]) => first !== undefined && first === second,
  )?.[0];

/** Signs; what is longer names no stage. */
const LONGEST_STAGE = 30;

/** A stage with a state beside it, `结算价（二审）`, or told twice over. */
const stageIn = (text: string, known: Known<Stage>): Stage | undefined => {
  if (text.length > LONGEST_STAGE) return undefined;
  const bare = text.replace(STATE_AT_AN_END, '');
  return known.get(bare) ?? inTwoWords(bare, known);
};

const STAGE_WORDS: Readonly<Record<Stage, readonly string[]>> = {
  投资估算: ['估算', '可研估算', '可研投资估算', '可行性研究估算', '可行性研究投资估算'],
  设计概算: ['概算', '初设概算', '初步设计概算', '扩初概算'],
  施工图预算: ['预算', '预算价', '施工图预算价'],
  招标控制价: ['控制价', '最高投标限价', '招标限价', '拦标价', '最高限价', '清单控制价', '工程量清单控制价'],
  投标报价: ['投标', '投标价'],
  合同价: ['合同', '合同价款', '签约合同价', '中标价', '中标'],
  竣工结算: ['结算', '结算价', '竣工结算价'],
  竣工决算: ['决算'],
};
export const readStage = termReader(STAGE_WORDS, undefined, stageIn);

export const readTaxBasis = termReader<'含税' | '除税'>({
  含税: ['含税价', '含增值税', '是'],
  除税: ['不含税', '税前', '除税价', '不含税价', '否'],
});

const TAX_WORDS = {
  不含税: '除税',
  不含增值税: '除税',
  除税: '除税',
  税前: '除税',
  含税: '含税',
  含增值税: '含税',
  税后: '含税',
} as const;
const TAX_WORD = new RegExp(Object.keys(TAX_WORDS).join('|'));

/** The first word of a header that tells the tax basis of its column: 不含税 of `不含税综合单价`. */
export const taxWordIn = (
  header: string,
): { readonly word: string; readonly basis: '含税' | '除税' } | undefined => {
  const word = TAX_WORD.exec(header)?.[0] as keyof typeof TAX_WORDS | undefined;
  return word && { word, basis: TAX_WORDS[word] };
};

/** How VAT is reckoned. It says the rate, and nothing of whether a figure holds the tax. */
export const readTaxMethod = termReader<'一般计税' | '简易计税'>({
  一般计税: ['一般', '一般计税法', '一般计税方法', '增值税一般计税', '增值税一般计税方法'],
  简易计税: ['简易', '简易计税法', '简易计税方法', '增值税简易计税', '增值税简易计税方法', '简易征收'],
});
export type TaxMethod = ReturnType<typeof readTaxMethod>;

/** A fraction. */
export const SIMPLE_RATE = 0.03;
/** Of the simple method: 3 %, and 5 % of what is let or sold. */
const HIGHEST_SIMPLE = 0.05;

/** Throws Unclear where the rate is one of the other method. */
export const refuseOtherRate = (method: TaxMethod | undefined, rate: number): void => {
  if (method === undefined || rate <= HIGHEST_SIMPLE === (method === '简易计税')) return;
  throw new Unclear(`税率 ${Math.round(rate * 100)}% 不是${method}的税率`);
};
