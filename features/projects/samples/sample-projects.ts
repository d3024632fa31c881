import { addMonths } from '#src/costing/months';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { addTax, roundTo, withoutTax } from '#src/costing/money';
import type { Provenance } from '#src/contract/provenance';
import { STAGES } from '../contract';
import type { Project } from '../server/project';
import { feesOf, partsOf, unitsOf } from './breakdown';
import { TYPE_BOUNDS, unitCostRange } from './bounds';
import { contentsOf, emphasisOf } from './contents';
import { drawName } from './names';
import { drawOverview, editionOf } from './overview';
import { LAST_MONTH, priceLevel } from '#infra/server/sample/price-level';
import { pick, pickWeighted, seeded, wholeWithin, within, type Random } from '#infra/server/sample/random';
import { resourcesOf } from './resources';
import { drawForm, drawType } from './shapes';

export interface City {
  readonly areaId: number;
  /** Null for a province without cities of its own. */
  readonly cityId: number | null;
}

const SEED = 20_250_901;
const OLDEST_MONTHS = 56;
const STAGE_WEIGHTS = [3, 6, 10, 40, 6, 20, 30, 3];

/** 含税单方 by the type's quartiles: an equal share of projects falls between each two bounds. */
const drawUnitCost = (random: Random, type: Project['type']): number => {
  const [least, greatest] = unitCostRange(type);
  const bounds = [least, ...TYPE_BOUNDS[type].quartiles, greatest];
  const quarter = wholeWithin(random, [0, 3]);
  return within(random, [bounds[quarter] ?? least, bounds[quarter + 1] ?? greatest]);
};

const provenanceOf = (priceDate: string, taxBasis: Project['taxBasis']): Provenance => ({
  kind: 'sample',
  issuer: '造价指标网（样例）',
  title: '样例数据：按公开区间生成，不对应任何真实工程',
  priceDate,
  taxBasis,
  codeEdition: editionOf(priceDate),
  method: '按业态、地区与价格期的区间随机生成',
  revision: 1,
  licence: '仅供演示与试用，不得作为计价依据',
});

const noDetail = { units: [], fees: [], parts: [], contents: [], resources: [] };

const sampleProject = (
  random: Random,
  number: number,
  places: ReadonlyMap<number, readonly City[]>,
): Project => {
  const { areaId, cityId } = pick(random, places.get(pick(random, [...places.keys()])) ?? []);
  const type = drawType(random);
  const form = drawForm(random, type);
  const monthsAgo = Math.floor(OLDEST_MONTHS * random() ** 1.4);
  const priceDate = addMonths(LAST_MONTH, -monthsAgo);
  const taxBasis = pickWeighted(random, [
    ['含税' as const, 6],
    ['除税' as const, 4],
  ]);
  const taxRate = pickWeighted(random, [
    [0.09, 19],
    [0.03, 1],
  ]);
  const regionFactor = REGION_FACTORS[areaId] ?? 1;
  const grossUnit = drawUnitCost(random, type) * regionFactor * priceLevel(priceDate);
  const { pretax, tax, total } = addTax(withoutTax(grossUnit * form.area, taxRate), taxRate);
  const contents = contentsOf(random, type, form.areaAbove, form.areaBelow);
  const emphasis = (name: string) => emphasisOf(type, contents, name);
  const quantities = {
    钢筋工程: emphasis('钢筋'),
    混凝土工程: emphasis('混凝土'),
    模板工程: emphasis('模板'),
  };
  const parts = partsOf(random, type, pretax, quantities);
  const fees = feesOf(random, pretax, parts);
  const resources = resourcesOf(random, {
    contents,
    belowShare: form.areaBelow / form.area,
    labourCost: (fees[0]?.amount ?? 0) / form.area,
    regionFactor,
    priceDate,
  });
  const { foundation, height, ...measures } = form;
  const stage = pickWeighted(
    random,
    STAGES.map((each, index) => [each, STAGE_WEIGHTS[index] ?? 1] as const),
  );
  return {
    ...measures,
    areaId,
    cityId,
    type,
    stage,
    priceDate,
    taxBasis,
    taxRate,
    pretax,
    tax,
    total,
    id: `sample-${String(number).padStart(6, '0')}`,
    name: drawName(random, type),
    height: height > 0 && random() < 0.95 ? height : null,
    unitCost: roundTo((taxBasis === '含税' ? total : pretax) / form.area, 2),
    heat: Math.floor(2_000 * random() ** 4),
    source: 'sample',
    provenance: provenanceOf(priceDate, taxBasis),
    overview: drawOverview(random, { priceDate, stage, foundation }),
    createdAt: `${priceDate}-${String(wholeWithin(random, [1, 28])).padStart(2, '0')}T09:00:00+08:00`,
    ...(random() < 0.1
      ? noDetail
      : {
          units: unitsOf(random, pretax, parts),
          fees,
          parts,
          contents,
          resources: random() < 0.7 ? resources : [],
        }),
  };
};

/**
 * `count` projects spread evenly over the provinces of `cities`, always the same for the same arguments: the first
 * thousand of six thousand are the thousand. Throws RangeError without cities.
 */
export function* sampleProjects(count: number, cities: readonly City[], seed = SEED): Generator<Project> {
  const places = new Map<number, City[]>();
  for (const city of cities) places.set(city.areaId, [...(places.get(city.areaId) ?? []), city]);
  const random = seeded(seed);
  for (let number = 1; number <= count; number++) yield sampleProject(random, number, places);
}
