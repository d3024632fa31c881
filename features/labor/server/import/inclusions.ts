import type { Cell } from '#infra/server/import/table';
import { isNothing, plainText } from '#infra/server/import/plain-text';
import { Unclear } from '#infra/server/import/unclear';
import type { TaxBasis } from '#src/costing/basis';

const YES = new Set(['是', '含', '有', '包', '含税', '含保险', 'y', 'yes', 'true', '1', '√']);
const NO = new Set(['否', '不含', '无', '不包', '除税', '不含税', '不含保险', 'n', 'no', 'false', '0', '×']);

export const readYes = (cell: Cell, otherwise: boolean): boolean => {
  const text = plainText(cell).toLowerCase();
  if (text === '' || text === '-' || text === '/') return otherwise;
  if (YES.has(text)) return true;
  if (NO.has(text)) return false;
  throw new Unclear(`“${text.slice(0, 20)}”看不出是含还是不含，请写“是”或“否”`);
};

/** What the row says, or the header of the prices; where neither does, what is usual of the way of pricing. */
export const readTax = (cell: Cell, named: TaxBasis | undefined, isUsual: boolean): boolean => {
  const said = isNothing(cell) ? undefined : readYes(cell, false);
  const ofHeader = named && named === '含税';
  if (said !== undefined && ofHeader !== undefined && said !== ofHeader)
    throw new Unclear(`税口径“${plainText(cell).slice(0, 20)}”与单价表头的“${named}”不符`);
  return said ?? ofHeader ?? isUsual;
};

/** No fuse, no safe, no gloves. */
const INSURANCE = '(?:保险(?![丝柜带绳栓杆扣])|意外险|工伤险|劳保(?![用手鞋服]))';
const BEFORE =
  '不包?含|不包括?|未包?含|未包括?|不计|无|(?<![拆清铲剔凿破])除|包?含|包括|计入|(?<![清大分承双])包';
/** 含辅材、工伤保险; 保险另计 is told by what comes after. */
const SAID = new RegExp(
  `(?:(${BEFORE})[^，。；;,\\s不未除含包无]*?)?${INSURANCE}(费?用?(?:[由均全都已]|另|除外|不|未|包|含|计入|甲方|总包)[^，。；;,\\s]*)?`,
  'g',
);
const LEFT_OUT = /^费?用?(?:由(?!乙方|承包|班组|我)|另|除外|不|未|甲方|总包)/;
const HELD = /^费?用?[均全都已]?(?:包|含|计入|由(?:乙方|承包|班组|我))/;
const isNegative = (word: string): boolean => /^[不未无除]/.test(word);

/** Whether a text says that insurance is included; undefined where it does not speak of it. */
const saidOf = (text: string): boolean | undefined => {
  const said = [...text.matchAll(SAID)].flatMap(([, before, after = '']) => {
    if (LEFT_OUT.test(after)) return [false];
    if (HELD.test(after)) return [true];
    return before === undefined ? [] : [!isNegative(before)];
  });
  if (new Set(said).size > 1)
    throw new Unclear(`“${text.slice(0, 40)}”既写含保险又写不含，请在“含保险”列写“是”或“否”`);
  return said[0];
};

const UNSAID = new Set(['', '-', '/', '未注明', '不详', '不明']);

const insuranceIn = (cell: Cell): boolean | undefined => {
  const text = plainText(cell).toLowerCase();
  if (UNSAID.has(text)) return undefined;
  return saidOf(`保险${text}`) ?? saidOf(text) ?? readYes(cell, false);
};

/** What the column says, or the words of the work and the remark; null where nothing does: nobody takes it for granted. */
export const readInsurance = (cell: Cell, words: readonly Cell[]): boolean | null => {
  const said = insuranceIn(cell);
  const written = words.map((one) => [one, saidOf(plainText(one))] as const);
  for (const [one, other] of written)
    if (said !== undefined && other !== undefined && said !== other)
      throw new Unclear(`含保险“${plainText(cell).slice(0, 20)}”与“${plainText(one).slice(0, 40)}”不符`);
  const [first, second] = written.flatMap(([, other]) => (other === undefined ? [] : [other]));
  if (said === undefined && second !== undefined && first !== second)
    throw new Unclear('工作内容与备注一处写含保险、一处写不含，请在“含保险”列写“是”或“否”');
  return said ?? first ?? null;
};
