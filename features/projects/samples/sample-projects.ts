import { addMonths, monthNumber } from '#src/costing/months';
import { addTax, roundTo } from '#src/costing/money';
import { SAMPLE_LICENCE, type Provenance } from '#src/contract/provenance';
import { STAGES } from '../contract';
import type { Project } from '../server/project';
import { tenderFactor } from '#infra/server/sample/tender';
import { billOf, type Ground } from './bill';
import { unitCostAt } from './bounds';
import { contentsOf } from './contents';
import { costOf } from './cost';
import { gradesOf } from './grades';
import { drawName } from './names';
import { drawCity, isSmall, placesOf, reachOf, type City, type Places } from './places';
import { drawOverview, editionOf } from './overview';
import { LAST_MONTH } from '#infra/server/sample/courses';
import { pickWeighted, seeded, wholeWithin, within, type Random } from '#infra/server/sample/random';
import { resourcesOf } from './resources';
import { drawForm, drawType } from './shapes';

const SEED = 20_250_901;
const OLDEST_MONTHS = 56;
/** Between tenders for one bill. */
const TENDER_SPREAD = 0.04;
const USUAL_TAX = 0.09;
const STAGE_WEIGHTS = [3, 6, 10, 40, 6, 20, 30, 3];

/** A building that costs more stands on more ground and deeper piles. */
const drawGround = (random: Random, cost: number, rank: number): Ground => ({
  site: cost * within(random, [0.000115, 0.000195]),
  soil: 0.6 + 0.75 * rank,
});

const provenanceOf = (
  stage: Project['stage'],
  priceDate: string,
  taxBasis: Project['taxBasis'],
): Provenance => ({
  kind: 'sample',
  issuer: '造价指标网（样例）',
  title: '样例数据：按工程量与单价推算，不对应任何真实工程',
  priceDate,
  taxBasis,
  method: '由样例工程量乘以样例综合单价逐项汇总',
  revision: 1,
  licence: SAMPLE_LICENCE,
  ...(editionOf(stage, priceDate) && { codeEdition: editionOf(stage, priceDate) }),
});

const noDetail = { units: [], fees: [], parts: [], contents: [], resources: [] };
/** Nobody has measured anything yet. */
const ESTIMATE = '投资估算';

/** So many months, the last of which is `until`. */
interface Span {
  readonly until: string;
  readonly months: number;
}

const sampleProject = (random: Random, number: number, places: Places, { until, months }: Span): Project => {
  const city = drawCity(random, places);
  const { areaId, cityId } = city;
  const type = drawType(random, isSmall(city));
  const form = drawForm(random, type, reachOf(city));
  const monthsAgo = Math.floor(months * random() ** 1.4);
  const priceDate = addMonths(until, -monthsAgo);
  const taxBasis = pickWeighted(random, [
    ['含税' as const, 6],
    ['除税' as const, 4],
  ]);
  const taxRate = pickWeighted(random, [
    [0.09, 19],
    [0.03, 1],
  ]);
  const tender = tenderFactor(random, TENDER_SPREAD);
  const rank = random();
  const contents = contentsOf(random, type, form, rank);
  const wanted = (unitCostAt(type, rank) * form.area) / (1 + USUAL_TAX);
  const bill = billOf(type, form, contents, drawGround(random, wanted, rank), gradesOf(type, rank));
  const market = { areaId, priceDate, height: tender };
  const cost = costOf(bill, market);
  const { pretax, tax, total } = addTax(cost.pretax, taxRate);
  const { foundation: _, height, ...measures } = form;
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
    name: drawName(random, type, city),
    height: height > 0 && random() < 0.95 ? height : null,
    unitCost: roundTo((taxBasis === '含税' ? total : pretax) / form.area, 2),
    heat: Math.floor(2_000 * random() ** 4),
    source: 'sample',
    provenance: provenanceOf(stage, priceDate, taxBasis),
    overview: drawOverview(random, { priceDate, stage, type, form, city, lastMonth: until }),
    createdAt: `${priceDate}-${String(wholeWithin(random, [1, 28])).padStart(2, '0')}T09:00:00+08:00`,
    ...(random() < 0.1 || stage === ESTIMATE
      ? noDetail
      : {
          units: cost.units,
          fees: cost.fees,
          parts: cost.parts,
          contents,
          resources: random() < 0.7 ? resourcesOf(bill, form.area, cost.fees[0]?.amount ?? 0, market) : [],
        }),
  };
};

/**
 * `count` projects, more where more is built, always the same for the same arguments: the first thousand of six thousand
 * are the thousand. Throws RangeError without cities.
 */
export function* sampleProjects(
  count: number,
  cities: readonly City[],
  seed = SEED,
  until = LAST_MONTH,
): Generator<Project> {
  const places = placesOf(cities);
  const random = seeded(seed);
  for (let number = 1; number <= count; number++)
    yield sampleProject(random, number, places, { until, months: OLDEST_MONTHS });
}

/** As many of one month as `count` projects have of a month on the average, after those up to `number`. */
export function* projectsOfMonth(
  month: string,
  { number, count }: { readonly number: number; readonly count: number },
  cities: readonly City[],
): Generator<Project> {
  const places = placesOf(cities);
  const random = seeded(SEED + monthNumber(month));
  const added = Math.ceil(count / OLDEST_MONTHS);
  for (let one = 1; one <= added; one++)
    yield sampleProject(random, number + one, places, { until: month, months: 1 });
}
