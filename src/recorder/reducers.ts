import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Reducers } from '#infra/action-log/replay';
import { catchingUp } from '#src/kernel/joining';
import type { AnySlice, Slices } from './program';

const features = path.join(__dirname, '../../features');

const isSlice = (exported: unknown): exported is AnySlice =>
  typeof exported === 'object' && exported !== null && 'name' in exported && 'reducer' in exported;

/** Every slice a portal's log can hold: those that the portal joins, each behind the front door of its folder. */
export const readSlices = async (): Promise<Slices> => {
  const folders = readdirSync(features).filter((folder) =>
    existsSync(path.join(features, folder, 'index.ts')),
  );
  const doors = await Promise.all(
    folders.map((folder) => import(`#features/${folder}/index`) as Promise<object>),
  );
  return new Map(
    doors.flatMap((door) => Object.values(door).filter(isSlice)).map((slice) => [slice.name, slice]),
  );
};

export const reducersOf = (slices: Slices): Reducers =>
  Object.fromEntries([...slices].map(([name, slice]) => [name, catchingUp(slice)]));

export const readReducers = async (): Promise<Reducers> => reducersOf(await readSlices());
