import type { ProjectType, STRUCTURES } from '../contract';
import {
  pick,
  pickWeighted,
  rounded,
  wholeWithin,
  within,
  type Random,
  type Range,
} from '#infra/server/sample/random';

type Structure = (typeof STRUCTURES)[number];

interface Shape {
  readonly weight: number;
  readonly area: Range;
  readonly floorsAbove: Range;
  /** ㎡ of a floor above ground. */
  readonly floorArea: Range;
  readonly floorsBelow: Range;
  readonly storeyHeight: Range;
  readonly structures: readonly (readonly [Structure, number])[];
}

export const SHAPES: Readonly<Record<ProjectType, Shape>> = {
  'residential.lowrise': {
    weight: 12,
    area: [1_800, 9_000],
    floorsAbove: [3, 6],
    floorArea: [220, 1_500],
    floorsBelow: [0, 1],
    storeyHeight: [2.9, 3.1],
    structures: [
      ['框架结构', 6],
      ['砖混结构', 2],
      ['剪力墙结构', 2],
    ],
  },
  'residential.highrise': {
    weight: 26,
    area: [8_000, 42_000],
    floorsAbove: [11, 33],
    floorArea: [400, 1_600],
    floorsBelow: [1, 3],
    storeyHeight: [2.9, 3.1],
    structures: [
      ['剪力墙结构', 9],
      ['框架-剪力墙结构', 1],
    ],
  },
  'office.office': {
    weight: 13,
    area: [4_000, 90_000],
    floorsAbove: [5, 42],
    floorArea: [700, 3_500],
    floorsBelow: [1, 3],
    storeyHeight: [3.8, 4.5],
    structures: [
      ['框架-剪力墙结构', 5],
      ['框架-核心筒结构', 4],
      ['框架结构', 2],
    ],
  },
  'commercial.complex': {
    weight: 8,
    area: [20_000, 180_000],
    floorsAbove: [3, 9],
    floorArea: [3_000, 24_000],
    floorsBelow: [1, 3],
    storeyHeight: [4.8, 5.6],
    structures: [
      ['框架结构', 6],
      ['框架-剪力墙结构', 4],
    ],
  },
  'education.school': {
    weight: 14,
    area: [2_500, 24_000],
    floorsAbove: [3, 6],
    floorArea: [600, 5_000],
    floorsBelow: [0, 1],
    storeyHeight: [3.6, 3.9],
    structures: [
      ['框架结构', 9],
      ['框架-剪力墙结构', 1],
    ],
  },
  'medical.hospital': {
    weight: 8,
    area: [12_000, 150_000],
    floorsAbove: [5, 20],
    floorArea: [1_200, 9_000],
    floorsBelow: [1, 2],
    storeyHeight: [3.9, 4.5],
    structures: [
      ['框架-剪力墙结构', 7],
      ['框架结构', 3],
    ],
  },
  'industrial.plant': {
    weight: 11,
    area: [3_000, 60_000],
    floorsAbove: [1, 5],
    floorArea: [900, 30_000],
    floorsBelow: [0, 0],
    storeyHeight: [5.4, 8.4],
    structures: [
      ['钢结构', 5],
      ['框架结构', 5],
    ],
  },
  'underground.garage': {
    weight: 8,
    area: [4_000, 65_000],
    floorsAbove: [0, 0],
    floorArea: [0, 0],
    floorsBelow: [1, 3],
    storeyHeight: [3.6, 3.9],
    structures: [
      ['框架结构', 8],
      ['框架-剪力墙结构', 2],
    ],
  },
};

const WEIGHTS = (Object.keys(SHAPES) as ProjectType[]).map((type) => [type, SHAPES[type].weight] as const);
/** What a small town has no use for. */
const OF_CITIES: readonly ProjectType[] = ['commercial.complex', 'underground.garage', 'office.office'];
const IN_TOWNS = WEIGHTS.filter(([type]) => !OF_CITIES.includes(type));

export const drawType = (random: Random, isTown: boolean): ProjectType =>
  pickWeighted(random, isTown ? IN_TOWNS : WEIGHTS);

const FOUNDATIONS = ['筏板基础', '桩筏基础', '钻孔灌注桩', '预应力管桩', '独立基础'] as const;

export interface Form {
  readonly structure: Structure;
  readonly area: number;
  readonly areaAbove: number;
  readonly areaBelow: number;
  readonly floorsAbove: number;
  readonly floorsBelow: number;
  readonly height: number;
  readonly foundation: string;
}

/** As many floors as drawn, as long as each is as large as floors of its kind are. */
const floorsFor = ({ floorArea, floorsAbove }: Shape, drawn: number, areaAbove: number): number => {
  const [least, most] = floorsAbove;
  const [smallest, largest] = floorArea;
  const fewest = Math.max(least, Math.ceil(areaAbove / largest));
  const greatest = Math.max(fewest, Math.min(most, Math.floor(areaAbove / smallest)));
  return Math.min(Math.max(drawn, fewest), greatest);
};

const FRAME_UP_TO = 12;
const CORE_FROM = 15;

/** Frames end where walls have to stiffen them; a core is for towers. */
const structureFor = (drawn: Structure, floors: number): Structure => {
  if (drawn === '框架结构' && floors > FRAME_UP_TO) return '框架-剪力墙结构';
  if (drawn === '框架-核心筒结构' && floors < CORE_FROM) return '框架-剪力墙结构';
  return drawn;
};

/** `reach` is how far up the range of areas the place goes, 1 for all of it. */
export const drawForm = (random: Random, type: ProjectType, reach: number): Form => {
  const shape = SHAPES[type];
  // Most buildings are small ones of their kind.
  const [smallest, greatest] = shape.area;
  const area = rounded(smallest * (greatest / smallest) ** (reach * (random() * 0.9 + random() * 0.1)), 2);
  const isGarage = type === 'underground.garage';
  const drawnFloors = wholeWithin(random, shape.floorsAbove);
  const floorsBelow = wholeWithin(random, shape.floorsBelow);
  const belowShare = isGarage ? 1 : floorsBelow === 0 ? 0 : within(random, [0.08, 0.3]);
  const areaBelow = rounded(area * belowShare, 2);
  const floorsAbove = isGarage ? 0 : floorsFor(shape, drawnFloors, area - areaBelow);
  return {
    structure: structureFor(pickWeighted(random, shape.structures), floorsAbove),
    area,
    areaAbove: rounded(area - areaBelow, 2),
    areaBelow,
    floorsAbove,
    floorsBelow,
    height: rounded(isGarage ? 0 : floorsAbove * within(random, shape.storeyHeight) + 0.6, 1),
    foundation: pick(random, floorsAbove >= 10 ? FOUNDATIONS.slice(1, 4) : FOUNDATIONS),
  };
};
