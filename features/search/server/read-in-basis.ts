import type { Basis } from '#src/costing/basis';
import { createRebaser, taxShown, type BasisTable, type Quoted, type Rebase } from '#src/costing/rebaser';
import { isRecordName, RECORDS } from '#src/contract/records';
import type { DescribedRecord, RecordSources } from '#infra/server/server-slice';
import type { Group, SearchFound, SearchRow } from '../contract';

/** What rows are read with. */
export interface RowReading {
  readonly records: RecordSources;
  readonly table: () => Promise<BasisTable>;
}

const sourceOf = (records: RecordSources, group: Group) => {
  const name = Object.keys(RECORDS)
    .filter(isRecordName)
    .find((each) => RECORDS[each].found.group === group);
  return name && records[name];
};

/** A row that stands for several records is their median in the months they have. */
const isOne = ({ price, median }: SearchRow): boolean => price !== null && median === null;

interface Read {
  readonly rebase: Rebase;
  readonly period: string | undefined;
  /** Name of the place of the basis. */
  readonly place: string | undefined;
}

const YUAN = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const readRow = (
  row: SearchRow,
  { figure, areaName }: DescribedRecord,
  { rebase, period, place }: Read,
): SearchRow => {
  if (!figure?.madeUnder) return row;
  const quoted: Quoted = { ...figure.madeUnder, value: figure.value };
  const reading = rebase(quoted);
  if (reading.kind === 'same') return row;
  const own = `${quoted.priceDate} ${figure.basis}`;
  if (reading.kind === 'impossible') return { ...row, basis: `${own}，不可换算：${reading.reason}` };
  const words = [period ?? quoted.priceDate, place ?? areaName, taxShown(quoted, reading)].join(' · ');
  // The range beside it is in the basis that was published.
  return {
    ...row,
    price: reading.value,
    low: null,
    high: null,
    basis: `${words}，原 ${YUAN.format(figure.value)}（${own}）`,
  };
};

/** Rows that are one cost each, read as the page of the record reads it. */
export const readInBasis = async (
  found: SearchFound,
  basis: Basis,
  { records, table }: RowReading,
): Promise<SearchFound> => {
  const priced = found.groups.filter(({ rows }) => rows.some(isOne));
  if (priced.length === 0) return found;
  const published = await table();
  const read = {
    rebase: createRebaser(published, basis),
    period: basis.period,
    place: published.factors.find(({ areaId }) => areaId === basis.areaId)?.name,
  };
  const groups = await Promise.all(
    found.groups.map(async (group) => {
      const source = priced.includes(group) ? sourceOf(records, group.group) : undefined;
      if (!source) return group;
      const described = await source.describe(group.rows.filter(isOne).map(({ id }) => id));
      const recordOf = new Map(described.map((record) => [record.ref, record]));
      const rows = group.rows.map((row) => {
        const record = isOne(row) ? recordOf.get(row.id) : undefined;
        return record ? readRow(row, record, read) : row;
      });
      return { ...group, rows };
    }),
  );
  return { ...found, groups };
};
