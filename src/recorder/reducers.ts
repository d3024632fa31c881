import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Reducers } from '#infra/action-log/replay';
import { reducersOf, slicesIn, type Slices } from './slices';

const features = path.join(__dirname, '../../features');

/** Every slice a portal's log can hold: those that the portal joins, each behind the front door of its folder. */
export const readSlices = async (): Promise<Slices> => {
  const folders = readdirSync(features).filter((folder) =>
    existsSync(path.join(features, folder, 'index.ts')),
  );
  const doors = await Promise.all(
    folders.map((folder) => import(`#features/${folder}/index`) as Promise<object>),
  );
  return slicesIn(doors);
};

export const readReducers = async (): Promise<Reducers> => reducersOf(await readSlices());
