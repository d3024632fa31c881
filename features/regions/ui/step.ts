import type { RegionChoice, PlaceGroup } from './places';

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  PageDown: (index, last) => Math.min(last, index + 10),
  PageUp: (index) => Math.max(0, index - 10),
};

/** Where a key leads from the active place; undefined for keys that lead nowhere. Paused places are passed over. */
export const step = (
  groups: readonly PlaceGroup[],
  active: string | undefined,
  key: string,
): RegionChoice | undefined => {
  const open = groups.flatMap(({ places }) => places).filter(({ isPaused }) => !isPaused);
  const move = STEPS[key];
  if (!move || open.length === 0) return undefined;
  return open[
    move(
      open.findIndex(({ areaid }) => areaid === active),
      open.length - 1,
    )
  ];
};
