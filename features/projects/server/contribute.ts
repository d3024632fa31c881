import type { ClientBase, Pool } from 'pg';
import { removeRecords } from '#infra/server/search/search-index';
import { PROJECT_TYPES, STAGES, STRUCTURES, type ProjectType } from '../contract';
import { placeReader, type Placed } from '#infra/server/import/places';
import { readPlaces } from './import/store';
import { readStage, readTaxBasis } from '#infra/server/import/terms';
import { readStructure, readType } from './import/terms';
import type { Project } from './project';
import { saveProjects, SEARCH_KIND } from './save-projects';

/** The words a contributed project is described in, as readers see them. */
export const projectWords = {
  types: Object.fromEntries(
    Object.entries(PROJECT_TYPES).map(([code, label]) => [label, code as ProjectType]),
  ) as Readonly<Record<string, ProjectType>>,
  structures: STRUCTURES as readonly string[],
  stages: STAGES as readonly string[],
};

/** Reads `广东 广州`; throws Unclear. */
export const readPlace = async (client: ClientBase | Pool, text: string): Promise<Placed> =>
  placeReader(await readPlaces(client))(text);

type Worded = 'type' | 'structure' | 'stage' | 'taxBasis' | 'heat' | 'source';
/** A project in readers' words. */
export type Contribution = Omit<Project, Worded> & {
  readonly type: string;
  readonly structure: string;
  readonly stage: string;
  readonly taxBasis: string;
};

/** Puts a contributed project in the place of its revision before; what it is sought after for stays. */
export const contributeProject = async (client: ClientBase, given: Contribution): Promise<void> => {
  const { rows } = await client.query<{ heat: number }>('delete from project where id = $1 returning heat', [
    given.id,
  ]);
  await saveProjects(client, [
    {
      ...given,
      type: readType(given.type),
      structure: readStructure(given.structure),
      stage: readStage(given.stage),
      taxBasis: readTaxBasis(given.taxBasis),
      heat: rows[0]?.heat ?? 0,
      source: 'contributed',
    },
  ]);
};

/** Out of the lists, out of the search, in the same transaction. */
export const withdrawProject = async (client: ClientBase, id: string): Promise<void> => {
  await client.query('delete from project where id = $1', [id]);
  await removeRecords(client, SEARCH_KIND, [id]);
};
