import { loadSampleProjects } from '#features/projects/samples/index';
import { projectWords, readPlace } from '#features/projects/server/contribute';
import type { StoredDraft } from '#features/publishing/server/draft-store';
import type { ProjectPublisher } from '#features/publishing/server/project-publisher';
import { checkContextOf } from '#features/publishing/server/surroundings';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { someNodes } from '../some-draft';

const db = testDatabase({ prepared: regions });

test('[EVID-103] medians of contents are told by unit', async () => {
  await loadSampleProjects(db.pool, 300);
  const stored = { nodes: someNodes(), templateId: 'building', projectId: 'none' } as unknown as StoredDraft;
  const storage = { words: projectWords, readPlace } as unknown as ProjectPublisher;
  const { peers } = await checkContextOf(db.pool, storage, stored);
  expect(Object.keys(peers.contents)).toEqual(expect.arrayContaining(['钢筋 kg/㎡', '混凝土 m³/㎡']));
});
