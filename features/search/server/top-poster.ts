import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import type { DataOf } from '#src/contract/call';
import type { topPosterCall } from '../contract';

type Poster = DataOf<typeof topPosterCall>;

const drawing = readFileSync(path.join(__dirname, 'top-poster.svg')).toString('base64');
const ours: Poster = {
  ifDisplay: true,
  imagePath: `data:image/svg+xml;base64,${drawing}`,
  linkPath: '/commonproj/index',
};

/** The house's own picture until an operator sets another. */
export const topPoster = async (pool: Pool): Promise<Poster> => {
  const { rows } = await pool.query<Poster>(
    'select is_shown as "ifDisplay", image_path as "imagePath", link_path as "linkPath" from top_poster',
  );
  return rows[0] ?? ours;
};
