import { protectionChunk } from './chunks';
import type { Surroundings } from './surroundings';

export const protectPage = async ({ view, configuration, join }: Surroundings): Promise<void> => {
  if (process.env.NODE_ENV !== 'production' || !(await configuration).protect) return;
  const { pageProtectionOf, pageWatch } = await protectionChunk.load();
  join(pageProtectionOf(pageWatch(view)));
};
