import { loadSampleProjects } from '#features/projects/samples/index';
import { projectWords, readPlace } from '#features/projects/server/contribute';
import { contributeProject, type Contribution } from '#features/projects/server/contribute';
import { projectDetail } from '#features/projects/server/detail';
import { publicationOf } from '#features/publishing/server/publication';
import type { StoredDraft } from '#features/publishing/server/draft-store';
import type { ProjectPublisher } from '#features/publishing/server/project-publisher';
import { checkContextOf } from '#features/publishing/server/surroundings';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { row, someNodes } from '../some-draft';

const db = testDatabase({ prepared: regions });

beforeAll(() => loadSampleProjects(db.pool, 300));

test('medians of contents are told by unit', async () => {
  const stored = { nodes: someNodes(), templateId: 'building', projectId: 'none' } as unknown as StoredDraft;
  const storage = { words: projectWords, readPlace } as unknown as ProjectPublisher;
  const { peers } = await checkContextOf(db.pool, storage, stored);
  expect(Object.keys(peers.contents)).toEqual(expect.arrayContaining(['钢筋 kg/㎡', '混凝土 m³/㎡']));
});

test('contents given by the ton or in letters stand among those of the like', async () => {
  const content = (id: string, name: string, unit: string, above: string) =>
    row(id, { name, unit, above, below: '' });
  const stored = {
    nodes: someNodes(
      {},
      { 工程量: [content('1', '钢筋', 't/㎡', '0.052'), content('2', '混凝土', 'm3/㎡', '0.41')] },
    ),
    templateId: 'building',
    projectId: 'contributed-1',
    revision: 1,
    mask: {},
  } as unknown as StoredDraft;
  const place = { areaId: 20, cityId: null };
  const { project } = publicationOf({ stored, place, now: '2026-01-01T00:00:00.000Z' });
  await db.database.transaction((client) => contributeProject(client, project as Contribution));
  const anywhere = { near: false, province: false, scale: false };
  const { contents } = await projectDetail(db.pool, 'contributed-1', {}, anywhere);
  expect(contents).toMatchObject([
    { name: '钢筋', unit: 'kg/㎡', above: 52, below: null },
    { name: '混凝土', unit: 'm³/㎡', above: 0.41, below: null },
  ]);
  const [steel, concrete] = contents.map(({ peers }) => peers?.p50 ?? 0);
  expect(steel).toBeGreaterThan(20);
  expect(concrete).toBeLessThan(1);
});
