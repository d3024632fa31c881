import { courseIn } from '../courses';
import { LISTED_MONTH } from './price-levels';

/** The value of a feature, '' where the item has none of that name. */
export type Spec = (feature: string) => string;
/** A price or consumption, or how it follows from the specification. */
export type BySpec = number | ((spec: Spec) => number);

export const valueOf = (by: BySpec, spec: Spec): number => (typeof by === 'number' ? by : by(spec));

/** 50 of "50 mm", 5 of "YJV 5×10". */
const numberIn = (text: string): number => Number(/\d+(\.\d+)?/.exec(text)?.[0] ?? 0);

export const perUnit =
  (feature: string, each: number, fixed = 0) =>
  (spec: Spec): number =>
    fixed + each * numberIn(spec(feature));

/** Throws RangeError where the value has no row. */
export const choice =
  (feature: string, rows: Readonly<Record<string, number>>, times = 1) =>
  (spec: Spec): number => {
    const value = rows[spec(feature)];
    if (value === undefined) throw new RangeError(`${feature} has no row for "${spec(feature)}"`);
    return value * times;
  };

export const times =
  (one: BySpec, other: BySpec) =>
  (spec: Spec): number =>
    valueOf(one, spec) * valueOf(other, spec);

const CLASS_STEP = 16;
const SEEPAGE: Readonly<Record<string, number>> = { P6: 8, P8: 14 };
/** The month's C30, a step for each class of 5 MPa, what keeps water out, and what else the kind costs. */
export const concrete =
  (more: number) =>
  (spec: Spec): number =>
    courseIn('concrete', LISTED_MONTH) +
    (CLASS_STEP * (numberIn(spec('混凝土强度等级')) - 30)) / 5 +
    (SEEPAGE[spec('抗渗等级')] ?? 0) +
    more;

const STEEL = courseIn('rebar', LISTED_MONTH);
/** 元/t of rebar, and what a kind costs more. */
export const rebar = (more: BySpec) => (spec: Spec) => STEEL + valueOf(more, spec);
/** Of kg of steel, with zinc and making. */
export const steel = (kg: BySpec, making: number) => (spec: Spec) =>
  (valueOf(kg, spec) * STEEL * making) / 1_000;

const COPPER_DENSITY = 8.9e-3;
/** mm² of copper in "YJV 4×25+1×16". */
const sectionOf = (model: string): number =>
  [...model.matchAll(/(\d+)×(\d+)/g)].reduce((sum, [, cores, mm2]) => sum + Number(cores) * Number(mm2), 0);
const SERIES_CABLE = 'YJV 4×25+1×16';
/** Insulation, sheath and making weigh less on thick cores. */
const makingOf = (model: string): number => {
  const core = Number(/×(\d+)/.exec(model)?.[1]);
  return core >= 240 ? 1.17 : core >= 120 ? 1.2 : core >= 70 ? 1.24 : core >= 25 ? 1.3 : 1.35;
};
/** 元/kg: the series is that of one cable. */
const COPPER =
  courseIn('cable', LISTED_MONTH) / (sectionOf(SERIES_CABLE) * COPPER_DENSITY * makingOf(SERIES_CABLE));

export const cable = (spec: Spec): number => {
  const model = spec('电缆型号');
  return sectionOf(model) * COPPER_DENSITY * COPPER * makingOf(model);
};
/** "WDZ-BYJ-2.5" is one core of 2.5 mm². */
export const wire = (spec: Spec): number => numberIn(spec('导线型号')) * COPPER_DENSITY * COPPER * 1.4;

const RESIN = 9.5;
/** kg a metre of PP-R S3.2. */
const PIPE_KG = { dn20: 0.148, dn25: 0.23, dn32: 0.37, dn50: 0.9, dn63: 1.41 };
export const plasticPipe = choice('公称直径', PIPE_KG, RESIN * 1.5);
