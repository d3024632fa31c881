import type { PoolClient } from 'pg';
import type { PrintedColumn, PrintedDocument, PrintedSection } from '#infra/server/pdf/printed-document';
import { NO_BASIS } from '#src/costing/basis';
import { consumptionDigits, digitsOf } from '#src/costing/digits';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { PROJECT_TYPES, type ProjectDetail } from '../contract';
import { costLinesOf, readDetail, type StoredDetail } from './detail';
import { peerSet } from './nearest-peers';
import { contentBands, partBands, type PeersByLine } from './peers';
import type { StoredRow } from './row';
import { standingOf } from './standing';

const NONE = '—';

const figure = (value: number | null | undefined, decimals = 2): string =>
  value === null || value === undefined
    ? NONE
    : value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const percent = (value: number): string => `${figure(value)}%`;

const numeric = (title: string, width: number) => ({ title, width, isNumeric: true as const });
const pairs = (rows: readonly (readonly [string, string])[]) => ({
  columns: [
    { title: '项目', width: 2 },
    { title: '内容', width: 5 },
  ],
  rows,
});

/** Some records hold totals alone: a section keeps its number, and says that it has no lines. */
const listed = (
  title: string,
  columns: readonly PrintedColumn[],
  rows: readonly (readonly string[])[],
): PrintedSection =>
  rows.length > 0
    ? { title, table: { columns, rows } }
    : { title, paragraphs: ['提供方没有给出这一项明细。'] };

const costSection = (title: string, lines: ReturnType<typeof costLinesOf>): PrintedSection =>
  listed(
    title,
    [
      { title: '名称', width: 4 },
      numeric('金额（元）', 3),
      numeric('单方（元/㎡）', 2),
      numeric('占比', 1.5),
    ],
    lines.map(({ name, amount, unitCost, share }) => [
      name,
      figure(amount),
      figure(unitCost),
      percent(share),
    ]),
  );

const basisSection = (stored: StoredDetail): PrintedSection => {
  const { overview, areaAbove, areaBelow, height, stage, taxBasis, taxRate } = stored;
  return {
    title: '一、工程概况与编制口径',
    table: pairs([
      ['造价阶段', stage],
      ['计税口径', `单方造价按${taxBasis}计，增值税税率 ${percent(taxRate * 100)}；分项金额均为除税`],
      ['地上 / 地下建筑面积', `${figure(areaAbove)} ㎡ / ${figure(areaBelow)} ㎡`],
      ['檐高', height === null ? NONE : `${figure(height, 1)} m`],
      ['基础形式', overview.foundation || NONE],
      ['抗震', overview.seismic || NONE],
      ['装配率', overview.prefabrication === null ? NONE : `${figure(overview.prefabrication, 0)}%`],
      ['开工 / 竣工', `${overview.startedAt || NONE} / ${overview.finishedAt || NONE}`],
      ['承包方式', overview.contract || NONE],
      ['造价范围', overview.scope || NONE],
      ['编制依据', overview.basis || NONE],
      ...(overview.assumptions ?? []).map(({ term, words }): [string, string] => [`推定：${term}`, words]),
    ]),
  };
};

const costSections = (stored: StoredDetail): PrintedSection[] => {
  const { pretax, tax, total, area } = stored;
  const whole = (name: string, amount: number) => [name, figure(amount), figure(amount / area)];
  return [
    {
      title: '二、造价汇总',
      table: {
        columns: [{ title: '名称', width: 3 }, numeric('金额（元）', 3), numeric('单方（元/㎡）', 2)],
        rows: [whole('除税造价', pretax), whole('税金', tax), whole('含税造价', total)],
      },
    },
    costSection('三、单位工程指标（除税）', costLinesOf(stored, 'unit')),
    costSection('四、费用构成（除税）', costLinesOf(stored, 'fee')),
  ];
};

const bandCells = (bands: PeersByLine, name: string, decimals: number): readonly string[] => {
  const { band, samples } = bands(name);
  const { p25, p50, p75 } = band ?? {};
  return [...[p25, p50, p75].map((value) => figure(value, decimals)), figure(samples, 0)];
};
const BAND_COLUMNS = [
  numeric('同类 P25', 2),
  numeric('同类 P50', 2),
  numeric('同类 P75', 2),
  numeric('同类样本', 1.3),
];

const partSection = (stored: StoredDetail, bands: PeersByLine): PrintedSection =>
  listed(
    '五、分部工程指标与同类工程对照（除税，元/㎡）',
    [{ title: '分部', width: 4 }, numeric('本工程', 2), numeric('占比', 1.5), ...BAND_COLUMNS],
    costLinesOf(stored, 'part').map(({ name, unitCost, share }) => [
      name,
      figure(unitCost),
      percent(share),
      ...bandCells(bands, name, 2),
    ]),
  );

const contentSection = ({ contents }: StoredDetail, bands: PeersByLine): PrintedSection =>
  listed(
    '六、工程量与消耗量指标（每平方米）',
    [
      { title: '名称', width: 4 },
      { title: '单位', width: 1.5 },
      numeric('地上', 1.8),
      numeric('地下', 1.8),
      ...BAND_COLUMNS,
    ],
    contents.map(({ name, unit, above, below }) => {
      const decimals = digitsOf(unit);
      return [
        name,
        unit,
        figure(above, decimals),
        figure(below, decimals),
        ...bandCells(bands, name, decimals),
      ];
    }),
  );

const resourceSection = ({ resources }: StoredDetail): PrintedSection =>
  listed(
    '七、主要工料',
    [
      { title: '名称', width: 3 },
      { title: '规格', width: 3 },
      { title: '单位', width: 1.2 },
      numeric('消耗量', 2.2),
      numeric('除税单价（元）', 2),
      { title: '价格期', width: 1.8 },
    ],
    resources.map(({ name, spec, unit, quantity, price, period }) => [
      name,
      spec,
      unit,
      figure(quantity, consumptionDigits(quantity)),
      figure(price),
      period,
    ]),
  );

const standingSection = ({ reference, n, rank, band }: ProjectDetail['standing']): PrintedSection => ({
  title: '八、单方造价在同类工程中的位置',
  paragraphs: [
    `对照范围：${reference}。`,
    band
      ? `同类工程 ${n} 个：P25 ${figure(band.p25)}、P50 ${figure(band.p50)}、P75 ${figure(band.p75)} 元/㎡。`
      : `同类工程 ${n} 个，不足以给出分位数。`,
    ...(rank === null ? [] : [`本工程不低于其中 ${percent(rank)} 的工程。`]),
  ],
});

const sourceSection = ({ provenance, source, grade, completeness }: StoredDetail): PrintedSection => ({
  title: '九、数据来源与使用说明',
  table: pairs([
    ['来源', `${SOURCE_LABELS[source]}：${provenance.issuer} ${provenance.title}`],
    ['价格期', provenance.priceDate],
    ['数据等级与完整度', `${grade} 级，完整度 ${figure(completeness, 0)}%`],
    ...(provenance.reviewedBy
      ? [['审核', `${provenance.reviewedBy} ${provenance.reviewedAt ?? ''}`] as const]
      : []),
    ['修订', `第 ${provenance.revision} 版`],
    ['许可', provenance.licence],
    ...(provenance.note ? [['说明', provenance.note] as const] : []),
  ]),
  paragraphs: [
    ...(source === 'sample' ? ['本报告所列工程为样例数据，不得用于计价、结算或作为证据。'] : []),
    '指标供投资决策与造价对比参考，用于具体工程时应按时间、地区和计税口径折算，并复核工程特征的差异。',
  ],
});

const floors = ({ floorsAbove, floorsBelow }: StoredRow): string =>
  `地上 ${floorsAbove} 层${floorsBelow > 0 ? `，地下 ${floorsBelow} 层` : ''}`;

/** All that is known of the project as it stands now; undefined when there is none to report of. */
export const composeReport = async (
  client: PoolClient,
  id: string,
  number: string,
): Promise<PrintedDocument | undefined> => {
  const stored = await readDetail(client, id);
  if (!stored?.hasDetail) return undefined;
  // One client answers one question after the other.
  const set = await peerSet(client, id, 'nearest');
  const parts = await partBands(client, id, NO_BASIS, set);
  const contents = await contentBands(client, id, set);
  const standing = await standingOf(client, id, NO_BASIS, set);
  const { rows } = await client.query<{ at: Date; day: string }>(
    `select now() as at, to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`,
  );
  const { at = new Date(0), day = '' } = rows[0] ?? {};
  return {
    title: '单项工程造价指标报告',
    subtitle: stored.name,
    facts: [
      ['地区', stored.areaName],
      ['工程类型', PROJECT_TYPES[stored.type]],
      ['结构类型', stored.structure],
      ['建筑面积', `${figure(stored.area)} ㎡`],
      ['层数', floors(stored)],
      ['单方造价', `${figure(stored.unitCost)} 元/㎡（${stored.taxBasis}）`],
      ['价格期', stored.priceDate],
      ['数据来源', SOURCE_LABELS[stored.source]],
      ['报告编号', number],
      ['出具日期', day],
    ],
    sections: [
      basisSection(stored),
      ...costSections(stored),
      partSection(stored, parts),
      contentSection(stored, contents),
      resourceSection(stored),
      standingSection(standing),
      sourceSection(stored),
    ],
    foot: `造价指标网 · ${number} · ${day} · ${SOURCE_LABELS[stored.source]}`,
    madeAt: at.toISOString(),
  };
};
