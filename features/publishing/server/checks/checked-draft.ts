import type Big from 'big.js';
import { decimalIn } from '../../cell-values';
import type { NodeName, Nodes, OverviewField, Row } from '../../contract-nodes';
import type { StoredFinding } from '../draft-store';

/** Medians of published projects of the same type; a name without enough of them is missing. */
export interface Peers {
  readonly n: number;
  /** 元/㎡ 除税 */
  readonly unitCost: number | null;
  /** 元/㎡ 除税 by part */
  readonly parts: Readonly<Record<string, number>>;
  /** By content and its unit (`钢筋 kg/㎡`), above ground or the whole. */
  readonly contents: Readonly<Record<string, number>>;
}

/** All that checks may know: the filled rows of a draft and what stands around it. */
export interface CheckedDraft {
  readonly nodes: Nodes;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** Why the place cannot be found; undefined when it can. */
  readonly placeIssue: string | undefined;
  readonly peers: Peers;
  /** YYYY-MM in Shanghai. */
  readonly thisMonth: string;
  /** Published projects of that name, area and month. */
  readonly twins: readonly string[];
}

export type Check = (draft: CheckedDraft) => readonly StoredFinding[];

type CellRef = Pick<StoredFinding, 'node' | 'rowId' | 'column'>;
export const at = (node: NodeName, rowId: string, column: string): CellRef => ({ node, rowId, column });
export const atField = (field: OverviewField): CellRef => at('概况', field, 'particular');

const textAt = (nodes: Nodes, { node, rowId, column }: CellRef): string =>
  nodes[node].find(({ id }) => id === rowId)?.cells[column] ?? '';

export const findingsFor =
  (nodes: Nodes, layer: StoredFinding['layer']) =>
  (
    rule: string,
    level: StoredFinding['level'],
    place: CellRef,
    message: string,
    severity: StoredFinding['severity'] = null,
  ): StoredFinding => ({
    key: [layer, rule, place.node, place.rowId, place.column, textAt(nodes, place).slice(0, 80)].join('|'),
    layer,
    level,
    severity,
    message,
    ...place,
  });

export const fieldOf = (nodes: Nodes, field: OverviewField): string =>
  nodes.概况.find(({ id }) => id === field)?.cells.particular?.trim() ?? '';
export const figureOf = (nodes: Nodes, field: OverviewField): Big => decimalIn(fieldOf(nodes, field));

export const sumOf = (rows: readonly Row[], column = 'amount'): Big =>
  rows.reduce((sum, { cells }) => sum.plus(decimalIn(cells[column])), decimalIn('0'));

/** 除税造价, 元: what units, fees and parts sum to. */
export const pretaxOf = (nodes: Nodes): Big => {
  const total = figureOf(nodes, 'total');
  if (fieldOf(nodes, 'taxBasis') !== '含税') return total;
  return total.div(figureOf(nodes, 'taxRate').div(100).plus(1));
};

/** How far apart, as a share of what was wanted. */
export const apart = (value: Big, wanted: Big): number =>
  wanted.eq(0) ? (value.eq(0) ? 0 : 1) : value.minus(wanted).div(wanted).abs().toNumber();

export const money = (value: Big): string =>
  value.toNumber().toLocaleString('zh-CN', { maximumFractionDigits: 2 });
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
