import { recordDeed } from '#features/activities/server/index';
import { saveItems } from '#features/new-items/server/index';
import { contributeProject, projectWords, readPlace, withdrawProject } from '#features/projects/server/index';
import type { ProjectPublisher } from '#features/publishing/server/index';

/** What is published goes to the projects and to the opened items, and is its author's deed, in one transaction. */
export const projectPublisher: ProjectPublisher = {
  words: projectWords,
  readPlace,
  publish: async (client, project, items, authorId) => {
    await contributeProject(client, project);
    await saveItems(client, [{ bidNodeId: project.id, items }]);
    await recordDeed(client, { accountId: authorId, deed: 'projectPublished', ref: project.id });
  },
  withdraw: withdrawProject,
};
