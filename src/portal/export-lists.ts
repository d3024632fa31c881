import type { ExportPorts } from '../../features/exports';

type OpenList = (state: unknown) => ReturnType<ExportPorts['listOf']>;

const lists = new Map<string, OpenList>();

/** Each section offers its list when its page comes. */
export const offerList = (name: string, open: OpenList): void => void lists.set(name, open);

export const listOf: ExportPorts['listOf'] = (name, state) => lists.get(name)?.(state);
