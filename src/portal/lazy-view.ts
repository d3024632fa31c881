import { lazy, type ComponentType } from 'react';
import type { Part } from './part';

export const lazyView = <M, P extends object>({ load }: Part<M>, pick: (module: M) => ComponentType<P>) =>
  lazy(async () => ({ default: pick(await load()) }));
