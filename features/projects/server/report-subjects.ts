import type { Pool } from 'pg';
import { PROJECT_TYPES } from '../contract';
import { findProjects } from './find-projects';
import { ROW_COLUMNS, ROW_TABLES, type StoredRow } from './row';

interface ReportSubject {
  readonly projectId: string;
  readonly title: string;
  /** 广东 广州 · 高层住宅 · 2024-06 */
  readonly about: string;
}
type SubjectRow = Pick<StoredRow, 'id' | 'name' | 'areaName' | 'type' | 'priceDate' | 'hasDetail'>;

const subjectOf = ({ id, name, areaName, type, priceDate }: SubjectRow): ReportSubject => ({
  projectId: id,
  title: name,
  about: `${areaName} · ${PROJECT_TYPES[type]} · ${priceDate}`,
});

const NAMED = `select ${ROW_COLUMNS} from ${ROW_TABLES} where p.id = any ($1::text[]) and p.has_detail`;

/** Those of the projects that there is a report of, in the order asked. */
export const readSubjects = async (pool: Pool, ids: readonly string[]): Promise<readonly ReportSubject[]> => {
  const { rows } = await pool.query<StoredRow>(NAMED, [ids]);
  const known = new Map(rows.map((row) => [row.id, subjectOf(row)]));
  return ids.flatMap((id) => known.get(id) ?? []);
};

export const findSubjects = async (
  pool: Pool,
  keyword: string,
  most: number,
): Promise<readonly ReportSubject[]> => {
  const dynamicFields = JSON.stringify({ onlyDetailed: true });
  const { indexDatas } = await findProjects(pool, { keyword, pageSize: most, dynamicFields });
  return indexDatas.filter(({ hasDetail }) => hasDetail).map(subjectOf);
};
