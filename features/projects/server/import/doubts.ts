import type { Pool } from 'pg';
import { usualValues } from '#infra/server/costing/usual-values';
import { farFrom, UNCHECKED, type Verdict } from '#infra/server/import/doubts';
import { PROJECT_TYPES } from '../../contract';
import type { Project } from '../project';

const LIKE = { table: 'project', key: 'p.type', value: 'p.unit_pretax' };

/**
 * Why a project is in doubt, against what is stored: a unit cost beyond five times the median, or under a fifth of it, of
 * its type within three years, brought to its month, place and tax.
 */
export const doubtOf = async (
  pool: Pool,
  projects: readonly Project[],
): Promise<(project: Project) => Verdict> => {
  const placed = ({ type, priceDate, areaId, cityId }: Project) => ({ key: type, priceDate, areaId, cityId });
  const usualOf = await usualValues(pool, LIKE, projects.map(placed));
  return (project) => {
    const known = usualOf(placed(project));
    if (!known) return UNCHECKED;
    const { unitCost, taxBasis, taxRate, type } = project;
    const median = known.median * (taxBasis === '含税' ? 1 + taxRate : 1);
    const usual = { least: median, greatest: median, n: known.n, of: `“${PROJECT_TYPES[type]}”` };
    return { isChecked: true, reason: farFrom(unitCost, usual, `元/㎡（${taxBasis}）`) };
  };
};
