import type { Pool } from 'pg';
import { recordDeed } from '#features/activities/server/index';
import { basisServer } from '#features/basis/server/index';
import {
  costIndexesServer,
  describeIndexes,
  readLabourIndex,
  seriesOfResources,
} from '#features/cost-indexes/server/index';
import { indexRangeServer } from '#features/index-range/server/index';
import { industryServer } from '#features/industry/server/index';
import { laborServer } from '#features/labor/server/index';
import { learningServer } from '#features/learning/server/index';
import { newItemsServer } from '#features/new-items/server/index';
import { policiesServer } from '#features/policy-documents/server/index';
import { projectsServer, whereProjects } from '#features/projects/server/index';
import { isOwnProject, withdrawalOf } from '#features/publishing/server/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { unitPricesServer } from '#features/unit-prices/server/index';
import { waterRenewalServer } from '#features/water-renewal/server/index';
import type { AllRecords, SectionSlice } from '#infra/server/server-slice';

/** The sections, in the order in which their samples are made and told of. */
export const sectionsIn = (pool: Pool) =>
  [
    projectsServer({
      pool,
      withdrawal: (id) => withdrawalOf(pool, id),
      isOwn: isOwnProject,
      seriesIn: (areaId) => seriesOfResources(pool, areaId),
    }),
    newItemsServer({ pool }),
    indexRangeServer({ pool, whereProjects }),
    unitPricesServer({
      pool,
      areas: UNIT_PRICE_AREAS,
    }),
    costIndexesServer({ pool }),
    laborServer({ pool, readLabourIndex: (areaId) => readLabourIndex(pool, areaId), recordDeed }),
    policiesServer({ pool, describeIndexes: describeIndexes(pool) }),
    industryServer({ pool }),
    waterRenewalServer({ pool }),
    basisServer({ pool }),
    learningServer({ pool }),
  ] as const satisfies readonly SectionSlice[];

type Sections = ReturnType<typeof sectionsIn>;
type Shared<S> = S extends { readonly records: infer R } ? keyof R : never;

/** Of every kind of record there is; one that no section shares does not compile. */
export const recordsOf = (sections: Sections): Pick<AllRecords, Shared<Sections[number]>> =>
  Object.assign({}, ...sections.map((section: SectionSlice) => section.records)) as AllRecords;

/** Brings what sections derive to what it is derived from. */
export const settleSections = async (pool: Pool): Promise<void> => {
  for (const { settle } of sectionsIn(pool) as readonly SectionSlice[]) await settle?.(pool);
};
