import type { ClientBase } from 'pg';
import { mapInTurns } from '#infra/server/in-turns';
import { readyRows, type Cell, type Columns, type Store } from '#infra/server/postgres/copy-rows';
import { OWN_HEAT, readyEntries, type SearchEntry } from '#infra/server/search/search-index';
import { RECORDS } from '#src/contract/records';
import { PROJECT_TYPES, type ProjectRow } from '../contract';
import { hasDetail, type Project } from './project';

/** 0–100: half for the description, half for the breakdowns. */
const completenessOf = (project: Project): number => {
  const { assumptions: _, ...overview } = project.overview;
  const described = [project.height, project.cityId, ...Object.values(overview)];
  const broken = [project.units, project.fees, project.parts, project.contents, project.resources];
  const filled = described.filter((value) => value !== null && value !== '').length / described.length;
  const given = broken.filter(({ length }) => length > 0).length / broken.length;
  return Math.round(50 * filled + 50 * given);
};

/** Complete is what has every breakdown, the resources among them. */
const gradeOf = (
  completeness: number,
  { units, fees, parts, contents, resources }: Project,
): ProjectRow['grade'] =>
  completeness >= 90 && [units, fees, parts, contents, resources].every(({ length }) => length > 0)
    ? 'A'
    : completeness >= 70
      ? 'B'
      : 'C';

export const SEARCH_KIND = RECORDS.project.found.group;

const projectColumns: Columns = {
  id: 'text',
  name: 'text',
  area_id: 'int',
  city_id: 'int',
  type: 'text',
  structure: 'text',
  area: 'numeric',
  area_above: 'numeric',
  area_below: 'numeric',
  floors_above: 'int',
  floors_below: 'int',
  height: 'numeric',
  stage: 'text',
  price_date: 'date',
  tax_basis: 'text',
  tax_rate: 'numeric',
  unit_cost: 'numeric',
  pretax: 'numeric',
  tax: 'numeric',
  total: 'numeric',
  grade: 'text',
  completeness: 'int',
  heat: 'int',
  source: 'text',
  provenance: 'jsonb',
  overview: 'jsonb',
  has_detail: 'bool',
  created_at: 'timestamptz',
};

const projectCells = (project: Project): Cell[] => {
  const completeness = completenessOf(project);
  return [
    project.id,
    project.name,
    project.areaId,
    project.cityId,
    project.type,
    project.structure,
    project.area,
    project.areaAbove,
    project.areaBelow,
    project.floorsAbove,
    project.floorsBelow,
    project.height,
    project.stage,
    `${project.priceDate}-01`,
    project.taxBasis,
    project.taxRate,
    project.unitCost,
    project.pretax,
    project.tax,
    project.total,
    gradeOf(completeness, project),
    completeness,
    project.heat,
    project.source,
    JSON.stringify(project.provenance),
    JSON.stringify(project.overview),
    hasDetail(project),
    project.createdAt,
  ];
};

const lineColumns: Columns = {
  project_id: 'text',
  kind: 'text',
  seq: 'int',
  name: 'text',
  amount: 'numeric',
};
const lineCells = ({ id, units, fees, parts }: Project): Cell[][] =>
  Object.entries({ unit: units, fee: fees, part: parts }).flatMap(([kind, lines]) =>
    lines.map(({ name, amount }, seq) => [id, kind, seq, name, amount]),
  );

const contentColumns: Columns = {
  project_id: 'text',
  seq: 'int',
  name: 'text',
  unit: 'text',
  above: 'numeric',
  below: 'numeric',
};
const contentCells = ({ id, contents }: Project): Cell[][] =>
  contents.map(({ name, unit, above, below }, seq) => [id, seq, name, unit, above, below]);

const resourceColumns: Columns = {
  project_id: 'text',
  seq: 'int',
  name: 'text',
  spec: 'text',
  unit: 'text',
  quantity: 'numeric',
  price: 'numeric',
  period: 'text',
};
const resourceCells = ({ id, resources }: Project): Cell[][] =>
  resources.map(({ name, spec, unit, quantity, price, period }, seq) => {
    return [id, seq, name, spec, unit, quantity, price, period];
  });

const entryOf = ({ id, name, type, structure, areaId, cityId, ...project }: Project): SearchEntry => ({
  kind: SEARCH_KIND,
  ref: id,
  title: name,
  subtitle: `${PROJECT_TYPES[type]} ${structure}`,
  areaId,
  cityId,
  publishedOn: project.createdAt.slice(0, 10),
  price: project.unitCost,
  taxRate: project.taxRate,
  unit: '元/㎡',
  ...(project.source === 'imported' ? { heat: OWN_HEAT, alsoFoundBy: id } : { heat: project.heat }),
  provenance: project.provenance,
});

/** Makes projects ready for `saveProjects`, whose only work is then to send them. */
export const readyProjects = async (projects: readonly Project[]): Promise<Store> => {
  const linesOf = async (cellsOf: (project: Project) => Cell[][]) =>
    (await mapInTurns(projects, cellsOf)).flat();
  const stores = [
    await readyRows('project', projectColumns, await mapInTurns(projects, projectCells)),
    await readyRows('project_line', lineColumns, await linesOf(lineCells)),
    await readyRows('project_content', contentColumns, await linesOf(contentCells)),
    await readyRows('project_resource', resourceColumns, await linesOf(resourceCells)),
    await readyEntries(projects.map(entryOf)),
  ];
  return async (client) => {
    for (const store of stores) await store(client);
  };
};

/** Stores new projects with all their lines and makes them findable. Call it inside a transaction; ids must be new. */
export const saveProjects = async (client: ClientBase, projects: readonly Project[]): Promise<void> => {
  const store = await readyProjects(projects);
  await store(client);
};
