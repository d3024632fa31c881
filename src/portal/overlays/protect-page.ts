import { protectionChunk } from './chunks';
import type { PortalContext } from './portal-context';

export const protectPage = async ({ view, configuration, join }: PortalContext): Promise<void> => {
  if (process.env.NODE_ENV !== 'production' || !(await configuration).protect) return;
  const { pageProtection, pageWatch } = await protectionChunk.load();
  join(pageProtection, pageWatch(view));
};
