/**
 * Outer diameters of plastic pipes by nominal diameter. Left out is what makers and books give different outer diameters
 * for: DN125 (125 or 140), DN200 (200 or 225) and above.
 */
type Sizes = Readonly<Record<number, number>>;
const SUPPLY: Sizes = {
  15: 20,
  20: 25,
  25: 32,
  32: 40,
  40: 50,
  50: 63,
  65: 75,
  80: 90,
  100: 110,
  150: 160,
};
const DRAINAGE: Sizes = { 50: 50, 75: 75, 100: 110, 150: 160 };

const METAL = /钢管|钢塑|钢丝|钢骨架|衬塑|涂塑|铸铁|铜管|铝塑|复合管/;
/** Told by their inner diameter. */
const STRUCTURED_WALL = /波纹|缠绕|DN\/?ID/i;
const DRAINS = /排水|污水|废水|雨水|通气|冷凝/;
const SUPPLIES = /给水|给排水|冷水|热水|采暖|燃气|PP-?R|无规共聚|PE-?RT/i;
const OF_EITHER = /PVC|HDPE|高密度聚乙烯|聚氯乙烯/i;

const tablesFor = (text: string): readonly Sizes[] => {
  if (METAL.test(text) || STRUCTURED_WALL.test(text)) return [];
  const [isDrain, isSupply] = [DRAINS.test(text), SUPPLIES.test(text)];
  if (isDrain !== isSupply) return [isDrain ? DRAINAGE : SUPPLY];
  return isDrain || OF_EITHER.test(text) ? [SUPPLY, DRAINAGE] : [SUPPLY];
};

const OUTER_SIZES = new Set([
  16, 20, 25, 32, 40, 50, 63, 75, 90, 110, 125, 140, 160, 180, 200, 225, 250, 315, 355,
]);
const ONLY_OUTER = new Set([63, 75, 90, 110, 140, 160, 180, 225, 315, 355]);

/** The one that all tables that know any agree on. */
const agreed = (numbers: readonly (number | undefined)[]): number | undefined => {
  const [first, ...others] = new Set(numbers.filter((number) => number !== undefined));
  return others.length === 0 ? first : undefined;
};
const outerOf = (nominal: number, tables: readonly Sizes[]): number | undefined =>
  agreed(tables.map((table) => table[nominal]));
const nominalOf = (outer: number, tables: readonly Sizes[]): number | undefined =>
  agreed(
    tables.map((table) =>
      Object.keys(table)
        .map(Number)
        .find((nominal) => table[nominal] === outer),
    ),
  );

const MARKED =
  /(公称外径|外径|公称直径|管径|DN\/ID|DN|Dn|dn|De|DE|de|Φ)[:为]?(?:DN|De)?-?(\d{2,4})(?![\d.]|\s?×\s?\d{3})/;
/** 25×2.8: outer diameter and thickness of the wall. */
const WITH_WALL = /(?<![\d.×])(\d{2,3})×\d{1,2}\.\d(?!\d)/;
const BARE = /^(\d{2,4})(?:mm)?(?=$|[\s,;。])/i;
const OUTER_MARK = /^(?:公称外径|外径|dn|De|DE|de|Φ)$/;
const OUTER_KEY = /外径/;
const NOMINAL_KEY = /公称直径|管径/;

interface Found {
  readonly size: number;
  readonly isOuter: boolean;
}

const sizeIn = (text: string, key: string | undefined): Found | undefined => {
  const [, mark = '', marked] = MARKED.exec(text) ?? [];
  if (marked !== undefined) return { size: Number(marked), isOuter: OUTER_MARK.test(mark) };
  const walled = WITH_WALL.exec(text)?.[1];
  if (walled !== undefined) return { size: Number(walled), isOuter: true };
  const bare = key === undefined ? undefined : BARE.exec(text)?.[1];
  if (bare === undefined || key === undefined) return undefined;
  if (OUTER_KEY.test(key)) return { size: Number(bare), isOuter: true };
  return NOMINAL_KEY.test(key) ? { size: Number(bare), isOuter: false } : undefined;
};

/** The only kinds of pipe there are two counts of diameters for. */
const PIPES = ['塑料', '金属'] as const;
export type PipeKind = (typeof PIPES)[number];
export const isPipeKind = (text: string): text is PipeKind => (PIPES as readonly string[]).includes(text);

/** `dn25（DN20）` of plastic pipes, which people name by either; `DN100` and `Φ108` of others, which have but one. */
export const pipeDiameterIn = (
  text: string,
  { key, kind, whole }: { readonly key: string | undefined; readonly kind: PipeKind; readonly whole: string },
): string | undefined => {
  const found = sizeIn(text, key);
  if (!found) return undefined;
  const { size, isOuter } = found;
  const tables = kind === '塑料' ? tablesFor(whole) : [];
  if (tables.length === 0) return `${!isOuter ? 'DN' : kind === '塑料' ? 'dn' : 'Φ'}${size}`;
  const saysOuter = isOuter
    ? OUTER_SIZES.has(size) || outerOf(size, tables) === undefined
    : ONLY_OUTER.has(size);
  const outer = saysOuter ? size : outerOf(size, tables);
  if (outer === undefined) return `DN${size}`;
  const nominal = nominalOf(outer, tables);
  return nominal === undefined ? `dn${outer}` : `dn${outer}（DN${nominal}）`;
};
