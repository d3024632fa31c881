import { seeded, wholeWithin } from '#infra/server/sample/random';
import { SAMPLE_LICENCE, type Provenance } from '#src/contract/provenance';
import type { TaxBasis } from '#src/costing/basis';
import type { Edition } from '../contract';
import type { UnitPrice } from '../server/unit-price';
import { composeSample } from './compose-sample';
import { SAMPLE_ITEMS } from '#infra/server/sample/prices/items';
import { levelsOf } from '#infra/server/sample/prices/price-levels';
import type { SampleItem } from '#infra/server/sample/prices/sample-item';
import { combinationsOf, textOf } from './sample-texts';

/** What a unit price takes from the sample project it stands in. */
export interface SampleProject {
  readonly id: string;
  readonly areaId: number;
  readonly cityId: number | null;
  readonly priceDate: string;
  readonly taxBasis: TaxBasis;
  readonly taxRate: number;
}

const SEED = 20_250_902;
/** Shares no divisor with the number of items, so that a project has every item once before any twice. */
const STEP = 31;
const NEW_EDITION_FROM = '2025-09';

const editionOf = (priceDate: string): Edition =>
  priceDate >= NEW_EDITION_FROM ? 'GB/T50500-2024' : 'GB50500-2013';

const provenances = new Map<string, Provenance>();
const provenanceOf = ({ priceDate, taxBasis }: SampleProject): Provenance => {
  const key = `${priceDate} ${taxBasis}`;
  const known = provenances.get(key);
  if (known) return known;
  const codeEdition = editionOf(priceDate);
  const made: Provenance = {
    kind: 'sample',
    issuer: '造价指标网（样例）',
    title: '样例数据：按材料与消耗量推算，不对应任何真实工程',
    priceDate,
    taxBasis,
    codeEdition,
    method: '工料机单价由规格、价格期与地区推算，乘以消耗量，再计费率与投标离散',
    revision: 1,
    licence: SAMPLE_LICENCE,
    ...(codeEdition === 'GB/T50500-2024' && {
      note: '2024 版的编码与名称尚未经标准正文核对，九位编码按 2013 版示意；同码在两版中可能不是同一项目，请勿据此套用',
    }),
  };
  provenances.set(key, made);
  return made;
};

const drawUnitPrice = (number: number, project: SampleProject, item: SampleItem): UnitPrice => {
  const random = seeded(SEED + Math.imul(number, 0x9e3779b1));
  const combination = wholeWithin(random, [0, combinationsOf(item) - 1]);
  const text = textOf(item, editionOf(project.priceDate), combination);
  const [fewest, most] = item.amount;
  const { areaId, cityId, priceDate, taxBasis, taxRate } = project;
  const { price, composition } = composeSample(random, item, {
    text,
    levels: levelsOf(areaId, priceDate),
    tax: taxBasis === '含税' ? 1 + taxRate : 1,
  });
  return {
    areaId,
    cityId,
    priceDate,
    taxBasis,
    taxRate,
    text,
    price,
    composition,
    id: number,
    projectId: project.id,
    code: `${item.code}${String(wholeWithin(random, [1, 6])).padStart(3, '0')}`,
    // Most projects have little of an item.
    quantity: Math.round(fewest * (most / fewest) ** random() * 100) / 100,
    heat: Math.floor(2_000 * random() ** 4),
    source: 'sample',
    provenance: provenanceOf(project),
    createdOn: `${priceDate}-${String(wholeWithin(random, [1, 28])).padStart(2, '0')}`,
  };
};

/** The sample of this number, from 1: the same for the same projects, whatever was drawn before. */
export const sampleUnitPrice = (number: number, projects: readonly SampleProject[]): UnitPrice => {
  const index = number - 1;
  const project = projects[index % projects.length];
  const round = Math.floor(index / projects.length);
  const item = SAMPLE_ITEMS[((index % projects.length) + round * STEP) % SAMPLE_ITEMS.length];
  if (!project || !item) throw new RangeError('samples need projects to stand in');
  return drawUnitPrice(number, project, item);
};

export function* sampleUnitPrices(
  from: number,
  count: number,
  projects: readonly SampleProject[],
): Generator<UnitPrice> {
  for (let number = from; number < from + count; number += 1) yield sampleUnitPrice(number, projects);
}
