import { addMonths } from '#src/costing/months';
import type { Overview, Project } from '../server/project';
import { pick, pickWeighted, rounded, within, wholeWithin, type Random } from '#infra/server/sample/random';
import type { City } from './places';
import { accelerationsOf, seismicText } from './seismic';
import type { Form } from './shapes';

const CONTRACTS = ['施工总承包', '工程总承包（EPC）', '专业分包', '平行发包'] as const;
const SCOPES = [
  '土建、装饰、安装及室外工程，不含精装修',
  '施工图范围内全部土建与安装工程',
  '土建、安装、公共部位精装修及室外工程',
  '土建与安装工程，幕墙和电梯由专业单位实施',
] as const;
/** What is priced before there is a bill. */
const WITHOUT_BILL: Partial<Record<Project['stage'], string>> = {
  投资估算: '投资估算指标与类似工程造价',
  设计概算: '本省现行概算定额',
};

/** Bills follow the 2024 edition from September 2025. */
export const editionOf = (stage: Project['stage'], priceDate: string): string | undefined =>
  stage in WITHOUT_BILL ? undefined : priceDate >= '2025-09' ? 'GB/T 50500-2024' : 'GB 50500-2013';

const sometimes = <T>(random: Random, chance: number, value: T, otherwise: T): T =>
  random() < chance ? value : otherwise;

interface Known {
  readonly priceDate: string;
  readonly stage: Project['stage'];
  readonly type: Project['type'];
  readonly form: Form;
  readonly city: City;
  /** Nothing is told of what comes after it. */
  readonly lastMonth: string;
}

/** A settlement is priced when the work is done, everything earlier before it begins. */
const drawTimes = (
  random: Random,
  { priceDate, stage }: Known,
): readonly [started: string, finished: string] => {
  const duration = wholeWithin(random, [10, 30]);
  const distance = wholeWithin(random, [1, 6]);
  if (stage === '竣工结算' || stage === '竣工决算') {
    const finished = addMonths(priceDate, -distance);
    return [addMonths(finished, -duration), finished];
  }
  const started = addMonths(priceDate, distance);
  return [started, addMonths(started, duration)];
};

const knownBy = (lastMonth: string, month: string): string => (month > lastMonth ? '' : month);

export const drawOverview = (random: Random, known: Known): Overview => {
  const [started, finished] = drawTimes(random, known);
  return {
    foundation: known.form.foundation,
    seismic: sometimes(
      random,
      0.9,
      seismicText(pick(random, accelerationsOf(known.city)), known.type, known.form),
      '',
    ),
    prefabrication: sometimes(random, 0.6, rounded(within(random, [0, 60]), 0), null),
    contract: pickWeighted(random, [
      [CONTRACTS[0], 7],
      [CONTRACTS[1], 3],
      [CONTRACTS[2], 0.5],
      [CONTRACTS[3], 1],
    ]),
    scope: pick(random, SCOPES),
    basis: WITHOUT_BILL[known.stage] ?? `${editionOf(known.stage, known.priceDate)} 清单与本省现行定额`,
    startedAt: sometimes(random, 0.85, knownBy(known.lastMonth, started), ''),
    finishedAt: sometimes(random, 0.7, knownBy(known.lastMonth, finished), ''),
  };
};
