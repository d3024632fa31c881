import { inUsualUnit } from '#src/costing/content-unit';
import { addTax, roundTo, sumMoney, toFen, toYuan } from '#src/costing/money';
import type { Provenance } from '#src/contract/provenance';
import { decimalIn, plain, storedFigure } from '../cell-values';
import type { NodeName, Nodes, OverviewField, Row } from '../contract-nodes';
import { maskNodes, overviewOf } from '../masking';
import { fieldOf, figureOf, pretaxOf } from './checks/checked-draft';
import type { StoredDraft } from './draft-store';
import type { Publication, PublishedItem } from './project-publisher';
import { filledNodes } from './surroundings';

const TAIL = '尾差';
const percentOf = (nodes: Nodes, field: OverviewField): number | null =>
  fieldOf(nodes, field) === '' ? null : figureOf(nodes, field).toNumber();
const storedOf = (nodes: Nodes, field: OverviewField): number => storedFigure(fieldOf(nodes, field));

/** What rounding and small gaps leave stands in a line of its own, so that the lines sum to the whole. */
const linesOf = (rows: readonly Row[], pretax: number) => {
  if (rows.length === 0) return [];
  const lines = rows.map(({ cells }) => ({
    name: cells.name?.trim() ?? '',
    amount: storedFigure(cells.amount),
  }));
  const rest = toFen(pretax) - toFen(sumMoney(lines.map(({ amount }) => amount)));
  return rest === 0 ? lines : [...lines, { name: TAIL, amount: toYuan(rest) }];
};

const costsOf = (nodes: Nodes) => {
  const pretax = roundTo(pretaxOf(nodes), 2);
  const rate = figureOf(nodes, 'taxRate').div(100);
  const total = storedOf(nodes, 'total');
  const costs =
    fieldOf(nodes, 'taxBasis') === '含税'
      ? { pretax, total, tax: toYuan(toFen(total) - toFen(pretax)) }
      : addTax(pretax, rate);
  return { ...costs, taxRate: rate.toNumber() };
};

const numberOrNull = (text: string | undefined): number | null =>
  text?.trim() ? decimalIn(text).toNumber() : null;

export interface PublicationPlan {
  readonly stored: StoredDraft;
  readonly place: { readonly areaId: number; readonly cityId: number | null };
  /** ISO 8601 */
  readonly now: string;
}

const provenanceOf = ({ stored, now }: PublicationPlan, nodes: Nodes): Provenance => ({
  kind: 'contributed',
  issuer: '会员贡献',
  title: `会员贡献的单项工程，第 ${stored.revision} 次发布`,
  priceDate: fieldOf(nodes, 'priceDate'),
  taxBasis: fieldOf(nodes, 'taxBasis') === '含税' ? '含税' : '除税',
  codeEdition: fieldOf(nodes, 'codeEdition'),
  method: '自动校验、脱敏后经初审与复审发布',
  reviewedBy: [stored.firstReviewer, stored.secondReviewer].filter(Boolean).join('、'),
  reviewedAt: now.slice(0, 10),
  revision: stored.revision,
  licence: '仅供造价指标网会员参考',
});

/** The masked tree and the project made from it; figures are read here, once. */
export const publicationOf = (
  plan: PublicationPlan,
): { readonly nodes: Nodes; readonly project: Publication; readonly items: readonly PublishedItem[] } => {
  const { stored, place, now } = plan;
  const nodes = maskNodes(filledNodes(stored), stored.mask);
  const texts = overviewOf(nodes.概况);
  const text = (field: OverviewField) => (texts[field] ?? '').trim();
  const costs = costsOf(nodes);
  const lines = (node: NodeName) => linesOf(nodes[node], costs.pretax);
  const project: Publication = {
    id: stored.projectId,
    name: text('name'),
    ...place,
    type: text('type'),
    structure: text('structure'),
    stage: text('stage'),
    taxBasis: text('taxBasis'),
    area: storedOf(nodes, 'area'),
    areaAbove: storedOf(nodes, 'areaAbove'),
    areaBelow: storedOf(nodes, 'areaBelow'),
    floorsAbove: storedOf(nodes, 'floorsAbove'),
    floorsBelow: storedOf(nodes, 'floorsBelow'),
    height: text('height') === '' ? null : storedOf(nodes, 'height'),
    priceDate: plain(text('priceDate')),
    unitCost: storedOf(nodes, 'unitCost'),
    ...costs,
    provenance: provenanceOf(plan, nodes),
    overview: {
      foundation: text('foundation'),
      seismic: text('seismic'),
      contract: text('contract'),
      scope: text('scope'),
      basis: text('basis'),
      startedAt: plain(text('startedAt')),
      finishedAt: plain(text('finishedAt')),
      prefabrication: percentOf(nodes, 'prefabrication'),
    },
    createdAt: now,
    units: lines('单位工程'),
    fees: lines('费用'),
    parts: lines('分部指标'),
    contents: nodes.工程量.map(({ cells }) =>
      inUsualUnit({
        name: cells.name?.trim() ?? '',
        unit: cells.unit?.trim() ?? '',
        above: numberOrNull(cells.above),
        below: numberOrNull(cells.below),
      }),
    ),
    resources: nodes.工料.map(({ cells }) => ({
      name: cells.name?.trim() ?? '',
      spec: cells.spec?.trim() ?? '',
      unit: cells.unit?.trim() ?? '',
      quantity: decimalIn(cells.quantity).toNumber(),
      price: storedFigure(cells.price),
      period: plain(cells.period ?? '') || plain(text('priceDate')),
    })),
  };
  return { nodes, project, items: nodes.清单.map(itemOf) };
};

const itemOf = ({ cells }: Row): PublishedItem => ({
  code: plain(cells.code ?? ''),
  name: cells.name?.trim() ?? '',
  feature: cells.feature?.trim() ?? '',
  unit: cells.unit?.trim() ?? '',
  quantity: decimalIn(cells.quantity).toNumber(),
  unitPrice: storedFigure(cells.unitPrice),
  amount: storedFigure(cells.amount),
  labor: numberOrNull(cells.labor),
  material: numberOrNull(cells.material),
  machine: numberOrNull(cells.machine),
  management: numberOrNull(cells.management),
  profit: numberOrNull(cells.profit),
});
