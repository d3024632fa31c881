import { nextTask } from '#infra/browser/next-task';
import { protectionChunk } from './chunks';
import type { PortalContext } from './portal-context';

export const protectPage = async ({ view, configuration, join }: PortalContext): Promise<void> => {
  if (process.env.NODE_ENV !== 'production' || !(await configuration).protect) return;
  const { pageProtection, pageWatch } = await protectionChunk.load();
  await nextTask();
  join(pageProtection, pageWatch(view));
};
