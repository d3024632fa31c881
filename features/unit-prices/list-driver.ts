import { steerList } from '#src/listing/list-epics';
import { commands } from './commands';
import { unitPriceList, type ListView, type UnitPriceFilter } from './contract';
import { selectList } from './selectors';

/** Its rows come in windows. */
export const listDriver = steerList({
  list: unitPriceList,
  commands: { ...commands, findList: (view: ListView) => commands.findList({ view, isRepeated: true }) },
  select: selectList,
});

export const filterOf = ({ sort: _s, order: _o, row: _r, ...filter }: ListView): UnitPriceFilter => filter;

const { pathTo, refined } = unitPriceList;
/** Whether both views show the same rows in the same order. */
export const showSameRows = (one: ListView, other: ListView): boolean =>
  pathTo(refined(one, {})) === pathTo(refined(other, {}));
