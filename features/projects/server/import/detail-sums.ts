import { plainText } from '#infra/server/import/plain-text';
import { Unclear } from '#infra/server/import/unclear';
import { contentUnit, inUsualUnit } from '#src/costing/content-unit';
import { roundTo, sumMoney, withoutTax } from '#src/costing/money';
import type { CostLine, Content, Project, Resource } from '../project';
import { DETAILS, type DetailKind } from './detail-fields';
import type { Detail, WholeContent } from './detail-rows';

/** Amounts in 万元 with two decimals are off by 50 元 each. */
const TOLERANCE = 0.001;
const yuan = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 2 });
const near = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE * other;

const sumOf = (lines: readonly CostLine[]): number => sumMoney(lines.map(({ amount }) => amount));

const TAXES = new Set(['税金', '税额', '增值税', '增值税额', '销项税', '销项税额', '增值税销项税额']);
/** 五、税金, (5) 增值税（9%）, 其中：销项税额 */
// eslint-disable-next-line portal/no-super-linear-regexp -- a name is short.
const TAX_ROW = /^(?:\(?[\d一二三四五六七八九十]+[).、]*)?(其中:?)?([^(:]+?)(?:\(.*\))?:?$/;
const taxRow = (name: string): { readonly isPart: boolean } | undefined => {
  const [, part, word = ''] = TAX_ROW.exec(plainText(name).replaceAll(/\s/g, '')) ?? [];
  return TAXES.has(word) ? { isPart: part !== undefined } : undefined;
};

/** A row of the tax is no cost before tax: it has to be the tax of the record. Returns what is said of it. */
const checkedTax = (rows: readonly CostLine[], { tax, total }: Project): string[] => {
  if (rows.length === 0) return [];
  const whole = rows.filter(({ name }) => taxRow(name)?.isPart === false);
  const counted = whole.length > 0 ? whole : rows;
  const said = sumOf(counted);
  const names = counted.map(({ name }) => `“${name}”`).join('');
  if (Math.abs(said - tax) > TOLERANCE * total)
    throw new Unclear(`${names} ${yuan(said)} 元与工程的税金 ${yuan(tax)} 元不符`);
  return [`${names} ${yuan(said)} 元即工程的税金，不计入除税造价`];
};

/** Lines that sum to the cost before tax to the fen: what rounding left over goes to the largest. */
const fitted = (label: string, given: readonly CostLine[], project: Project) => {
  const { pretax, total, taxRate } = project;
  const lines = given.filter(({ name }) => !taxRow(name));
  if (lines.length === 0) throw new Unclear('只有税金，没有其他各项');
  const sum = sumOf(lines);
  const isTaxed = !near(sum, pretax) && near(sum, total);
  if (!isTaxed && !near(sum, pretax))
    throw new Unclear(
      `各项之和 ${yuan(sum)} 元与除税造价 ${yuan(pretax)} 元、含税造价 ${yuan(total)} 元都相差超过 0.1%`,
    );
  const plain = isTaxed
    ? lines.map(({ name, amount }) => ({ name, amount: roundTo(withoutTax(amount, taxRate), 2) }))
    : lines;
  const rest = roundTo(pretax - sumOf(plain), 2);
  const largest = plain.reduce((most, line) => (line.amount > most.amount ? line : most));
  const words = [
    ...checkedTax(
      given.filter(({ name }) => taxRow(name)),
      project,
    ),
    ...(isTaxed ? ['表中是含税金额，按税率折为除税'] : []),
    ...(rest === 0 ? [] : [`尾差 ${yuan(rest)} 元计入“${largest.name}”`]),
  ];
  return {
    lines: plain.map((line) =>
      line === largest ? { ...line, amount: roundTo(line.amount + rest, 2) } : line,
    ),
    assumptions: words.length > 0 ? [{ term: label, words: words.join('；') }] : [],
  };
};

type Given = Content | WholeContent;
type Parts = Pick<Content, 'above' | 'below'>;
const partsOf = (given: Given): Parts =>
  'whole' in given ? { above: given.whole, below: given.whole } : given;

/** All of a building that stands wholly above ground, or wholly below it. */
const onlyPart = ({
  areaAbove,
  areaBelow,
  floorsAbove,
  floorsBelow,
}: Project): '地上' | '地下' | undefined => {
  if (areaBelow === 0 && floorsBelow === 0) return '地上';
  return areaAbove === 0 && floorsAbove === 0 ? '地下' : undefined;
};

const figuresOf = ({ above, below }: Parts): string =>
  [...new Set([above, below])].map((value) => value ?? '--').join(' / ');

/**
 * Contents in the unit in which others have theirs, with what the sheet says where that is another. One of a whole
 * building is compared where all of the building is of one part; elsewhere it is told and not compared.
 */
const contentsOf = (contents: readonly Given[], project: Project) => {
  const part = onlyPart(project);
  const read = contents.map((given) => {
    const content = inUsualUnit({ name: given.name, unit: given.unit, ...partsOf(given) });
    return { given, content, isWhole: 'whole' in given, isConverted: contentUnit(given.unit).times !== 1 };
  });
  const whole = read.filter(({ isWhole }) => isWhole);
  const names = whole.map(({ content }) => `“${content.name}”`).join('');
  const words = [
    ...read
      .filter(({ isConverted }) => isConverted)
      .map(
        ({ given, content }) =>
          `“${given.name}” ${figuresOf(partsOf(given))} ${given.unit} 折为 ${figuresOf(content)} ${content.unit}`,
      ),
    ...(whole.length === 0
      ? []
      : part
        ? [`${names}只给出全楼含量，工程全部在${part}，作为${part}含量`]
        : whole.map(
            ({ content }) =>
              `“${content.name}”只给出全楼含量 ${figuresOf(content)} ${content.unit}，没有分地上、地下，不参与比较`,
          )),
  ];
  const lines = read.flatMap(({ content, isWhole }): Content[] => {
    if (!isWhole) return [content];
    if (part === undefined) return [];
    return [{ ...content, ...(part === '地上' ? { below: null } : { above: null }) }];
  });
  return {
    lines,
    assumptions: words.length > 0 ? [{ term: DETAILS.contents.label, words: words.join('；') }] : [],
  };
};

/** The project with these details; throws Unclear where they contradict it. */
export const fitSum = (kind: DetailKind, details: readonly Detail[], project: Project): Project => {
  const names = details.map((detail) => ('spec' in detail ? `${detail.name} ${detail.spec}` : detail.name));
  const seen = new Set<string>();
  const twice = names.find((name) => seen.size === seen.add(name).size);
  if (twice !== undefined) throw new Unclear(`“${twice.trim()}”出现了两次`);
  if (kind === 'resources') return { ...project, resources: details as readonly Resource[] };
  const { lines, assumptions } =
    kind === 'contents'
      ? contentsOf(details as readonly Given[], project)
      : fitted(DETAILS[kind].label, details as readonly CostLine[], project);
  const all = [...(project.overview.assumptions ?? []), ...assumptions];
  return {
    ...project,
    [kind]: lines,
    overview: { ...project.overview, ...(all.length > 0 && { assumptions: all }) },
  };
};
