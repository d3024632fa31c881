import type { Course } from '#infra/server/sample/courses';
import type { Kind, UnitBasis } from '../contract-terms';

/** What one unit takes of it, at least and at most, and what it costs in mid-2024, in 元 before tax. */
export type Part = readonly [
  name: string,
  unit: string,
  least: number,
  most: number,
  price: number,
  course: Course,
  cost?: '机电设备及安装' | '金属结构设备及安装' | '安装工程' | '设备购置',
];

export interface SampleKind {
  readonly code: string;
  readonly kind: Kind;
  readonly unitBasis: UnitBasis;
  /** Units of the basis, at least and at most. */
  readonly size: readonly [least: number, most: number];
  /** Decimals of the size. */
  readonly decimals: number;
  /** How its works are called, after their place. */
  readonly names: readonly string[];
  readonly parts: readonly Part[];
  /** Of the works: 临时工程, of the whole: 独立费用 or 工程建设其他费, and 预备费. */
  readonly rest: Readonly<{ site: number; other: number; reserve: number }>;
  /** How far prices follow the place: lifts cost the same everywhere, earth does not. */
  readonly reach: number;
  /** 改造内容 */
  readonly works?: readonly string[];
}
