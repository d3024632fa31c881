import type { Pool } from 'pg';

export type AdSlot = 'entrance' | 'home' | 'top';

interface Promotion {
  readonly id: string;
  readonly title: string;
  /** Null for the house's own drawing. */
  readonly imagePath: string | null;
  readonly jumpedUrl: string;
}

/** What runs now at this place, newest first. */
export const current = async (pool: Pool, place: AdSlot, most: number): Promise<readonly Promotion[]> => {
  const { rows } = await pool.query<Promotion>(
    `select id::text, title, image_path as "imagePath", jumped_url as "jumpedUrl" from promotion
     where place = $1 and starts_at <= now() and (ends_at is null or ends_at > now())
     order by starts_at desc, id desc limit $2`,
    [place, most],
  );
  return rows;
};
