import type { Cell } from '#infra/server/import/table';
import { isNothing, plainText } from '#infra/server/import/plain-text';
import { Unclear } from '#infra/server/import/unclear';
import type { TaxBasis } from '#src/costing/basis';

const YES = new Set(['是', '含', '有', '包', '含税', '含保险', 'y', 'yes', 'true', '1', '√']);
const NO = new Set(['否', '不含', '无', '不包', '除税', '不含税', '不含保险', 'n', 'no', 'false', '0', '×']);

const readYes = (cell: Cell, otherwise: boolean): boolean => {
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

interface Thing {
  /** The column that says it. */
  readonly column: string;
  readonly word: string;
  readonly pattern: string;
}
/** What can be done with a thing, or be said of it: 机械抹灰 and 工具式模板 are work, 含机械 and 机械费另计 are prices. */
const ENDS = String.raw`(?=$|[、，。；;,\s及和与或等()（）\]]|费|台班|另|由|均|全|都|已|除外|不|未|包|含|计入|自[备带]|[甲乙][方供]|总包|班组)`;
export const TOOLS: Thing = {
  column: '含小型机具',
  word: '机具',
  // Large machines and those that lift are none.
  pattern: `(?<!大型|大中型|中型|重型|运输|吊装|起重|塔吊)(?:机具|工具|机械)${ENDS}`,
};
export const MATERIALS: Thing = {
  column: '含辅材',
  word: '辅材',
  pattern: '(?:辅材|辅料|辅助材料)',
};
const INSURANCE: Thing = {
  column: '含保险',
  word: '保险',
  // No fuse, no safe, no gloves.
  pattern: '(?:保险(?![丝柜带绳栓杆扣])|意外险|工伤险|劳保(?![用手鞋服]))',
};

const BEFORE =
  '不包?含|不包括?|未包?含|未包括?|不计|无(?!机(?![具械])|缝|纺|梁)|(?<![拆清铲剔凿破])除(?![锈尘草渣])|甲供|自[带备]|包?含|包括|计入|(?<![清大分承双外打])包(?![边角装裹封])';
const AFTER = '费?用?(?:[由均全都已]|另|除外|不|未|包|含|计入|自[带备]|[甲乙][方供]|总包)';
/** 含辅材、工伤保险; 保险另计 is told by what comes after, also behind others of a list: 机具、辅材均含. */
const saidPattern = ({ pattern }: Thing): RegExp =>
  new RegExp(
    `(?:(${BEFORE})[^，。；;,\\s不未除含包无]{0,60}?)?${pattern}(${AFTER}[^，。；;,\\s]*)?(?:[、及和与][^，。；;,\\s不未除含包无]{0,60}?(${AFTER}[^，。；;,\\s]*))?`,
    'g',
  );
const LEFT_OUT =
  /^费?用?(?:[均全都已]?由(?!乙方|承包|班组|我)|另|除外|[均全都]?[不未]|[均全都]?甲[方供]|总包)/;
const HELD = /^费?用?[均全都已]?(?:包|含|计入|自[带备]|乙[方供]|由(?:乙方|承包|班组|我))/;
const isNegative = (word: string): boolean => /^[不未无除甲]/.test(word);

/** Whether a text says that a thing is included; undefined where it does not speak of it. */
const saidOf = (thing: Thing, text: string): boolean | undefined => {
  const said = [...text.matchAll(saidPattern(thing))].flatMap(([, before, after, ofList]) => {
    const behind = after ?? (before === undefined ? ofList : undefined) ?? '';
    if (LEFT_OUT.test(behind)) return [false];
    if (HELD.test(behind)) return [true];
    return before === undefined ? [] : [!isNegative(before)];
  });
  if (new Set(said).size > 1)
    throw new Unclear(
      `“${text.slice(0, 40)}”既写含${thing.word}又写不含，请在“${thing.column}”列写“是”或“否”`,
    );
  return said[0];
};

const UNSAID = new Set(['', '-', '/', '未注明', '不详', '不明']);

const saidIn = (thing: Thing, cell: Cell): boolean | undefined => {
  const text = plainText(cell).toLowerCase();
  if (UNSAID.has(text)) return undefined;
  return saidOf(thing, `${thing.word}${text}`) ?? saidOf(thing, text) ?? readYes(cell, false);
};

/** What the column says, or the words of the work and the remark; undefined where nothing does. */
export const readIncluded = (thing: Thing, cell: Cell, words: readonly Cell[]): boolean | undefined => {
  const said = saidIn(thing, cell);
  const written = words.map((one) => [one, saidOf(thing, plainText(one))] as const);
  for (const [one, other] of written)
    if (said !== undefined && other !== undefined && said !== other)
      throw new Unclear(
        `${thing.column}“${plainText(cell).slice(0, 20)}”与“${plainText(one).slice(0, 40)}”不符`,
      );
  const [first, second] = written.flatMap(([, other]) => (other === undefined ? [] : [other]));
  if (said === undefined && second !== undefined && first !== second)
    throw new Unclear(`工作内容与备注一处写含${thing.word}、一处写不含，请在“${thing.column}”列写“是”或“否”`);
  return said ?? first;
};

/** Null where nothing tells: nobody takes it for granted. */
export const readInsurance = (cell: Cell, words: readonly Cell[]): boolean | null =>
  readIncluded(INSURANCE, cell, words) ?? null;
