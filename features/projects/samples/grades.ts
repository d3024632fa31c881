import type { ProjectType } from '../contract';
import { seeded, type Range } from '#infra/server/sample/random';
import { deviationAt } from './bounds';
import { PART_NAMES, type PartName } from './parts';

/** What the upper quartile of how much there is of a part is against its median. */
const UP: Partial<Record<PartName, number>> = {
  楼地面装饰工程: 1.36,
  墙柱面装饰与幕墙工程: 1.43,
  天棚工程: 1.35,
  栏杆扶手及其他装饰工程: 1.32,
  电气工程: 1.32,
  给排水工程: 1.4,
  消防工程: 1.32,
  通风空调工程: 1.36,
  智能化工程: 1.35,
};
/** How far it goes down and up. A cheap building cannot do without, a dear one may have much more. */
const USUAL_REACH: Range = [0.7, 1.02];
/** Of kinds that hold more unlike buildings than others do. */
const REACH: Partial<Record<ProjectType, Range>> = {
  'residential.lowrise': [0.7, 1.12],
  'commercial.complex': [0.75, 1.1],
  'industrial.plant': [0.84, 1.4],
  'underground.garage': [0.75, 1.25],
};

const timesOf = (type: ProjectType, part: PartName, rank: number): number => {
  const [down, up] = REACH[type] ?? USUAL_REACH;
  const deviation = deviationAt(rank);
  return (UP[part] ?? 1) ** (deviation * (deviation < 0 ? down : up));
};

/** How much of a part's rank is that of the building's. */
const TIE = 0.86;

export interface Grade {
  /** How much there is of the part, 1 in the usual building; always 1 of the structure. */
  readonly times: number;
  /** What share of the part is of the better make. */
  readonly better: number;
}
export type Grades = Readonly<Record<PartName, Grade>>;

/**
 * A building of a high rank of cost is mostly better in every part. What the parts draw for themselves is a stream of
 * its own, always the same for a type and rank.
 */
export const gradesOf = (type: ProjectType, rank: number): Grades => {
  const random = seeded(rank * 4_294_967_296);
  return Object.fromEntries(
    PART_NAMES.map((part): [PartName, Grade] => {
      const own = TIE * rank + (1 - TIE) * random();
      return [part, { times: timesOf(type, part, own), better: own }];
    }),
  ) as Record<PartName, Grade>;
};
