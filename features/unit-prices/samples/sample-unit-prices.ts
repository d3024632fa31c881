import { LAST_MONTH, priceLevel } from '#infra/server/sample/price-level';
import { seeded, wholeWithin, type Random } from '#infra/server/sample/random';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import type { Provenance } from '#src/contract/provenance';
import type { TaxBasis } from '#src/costing/basis';
import type { Edition } from '../contract';
import type { UnitPrice } from '../server/unit-price';
import { composeSample } from './compose-sample';
import { SAMPLE_ITEMS } from './items';
import type { SampleItem } from './sample-item';
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
/** Prices keep away from the ends of their range, so that rounding does not carry them over. */
const MARGIN = 0.02;

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
    title: '样例数据：按公开区间生成，不对应任何真实工程',
    priceDate,
    taxBasis,
    codeEdition,
    method: '按清单项目、地区与价格期的区间随机生成，再由工料机消耗量与费率逐项合成',
    revision: 1,
    licence: '仅供演示与试用，不得作为计价依据',
    ...(codeEdition === 'GB/T50500-2024' && {
      note: '2024 版的编码与名称尚未经标准正文核对，九位编码按 2013 版示意；同码在两版中可能不是同一项目，请勿据此套用',
    }),
  };
  provenances.set(key, made);
  return made;
};

/** Dearer features lie higher in the item's range; chance decides the rest. */
const drawTarget = (
  random: Random,
  { price: [least, greatest], features }: SampleItem,
  combination: number,
) => {
  const grades = Object.values(features)[0]?.length ?? 1;
  const grade = ((combination % grades) + 0.5) / grades;
  const place = 0.5 * grade + 0.25 * (random() + random());
  return least + (greatest - least) * (MARGIN + (1 - 2 * MARGIN) * place);
};

/** 元 per unit at region factor 1.00, mid-2024, 除税 → in the record's place, month and tax basis. */
export const levelOf = ({ areaId, priceDate, taxBasis, taxRate }: SampleProject): number =>
  (REGION_FACTORS[areaId] ?? 1) * priceLevel(priceDate) * (taxBasis === '含税' ? 1 + taxRate : 1);

const drawUnitPrice = (number: number, project: SampleProject, item: SampleItem): UnitPrice => {
  const random = seeded(SEED + Math.imul(number, 0x9e3779b1));
  const combination = wholeWithin(random, [0, combinationsOf(item) - 1]);
  const text = textOf(item, editionOf(project.priceDate), combination);
  const level = levelOf(project);
  const target = drawTarget(random, item, combination) * level;
  const { price, composition } = composeSample(random, item, { target, level, text });
  const [fewest, most] = item.amount;
  const { areaId, cityId, priceDate, taxBasis, taxRate } = project;
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
    createdOn: `${priceDate < LAST_MONTH ? priceDate : LAST_MONTH}-${String(wholeWithin(random, [1, 28])).padStart(2, '0')}`,
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
