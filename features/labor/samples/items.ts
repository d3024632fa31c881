import { FINISHES } from './items-finishes';
import { STRUCTURE } from './items-structure';
import { DAY_RATES, type Group, type SampleItem, type Trade } from './sample-item';

const DAY_CONTENT = '按 8 小时工作日计；自带手工工具，不含食宿与加班';

const inGroup = ({ section, trade, plain, wide }: Group): SampleItem[] => [
  ...plain.map(([id, name, unit, output, content, more = {}]): SampleItem => ({
    id,
    section,
    name,
    unit,
    output,
    content,
    mode: '清包',
    trade: more.trade ?? trade,
    supplies: more.tools ?? 0,
    hasTools: more.tools !== undefined,
  })),
  ...wide.map(([id, name, unit, output, supplies, content]): SampleItem => ({
    id,
    section,
    name,
    unit,
    output,
    content,
    supplies,
    trade,
    mode: '扩大劳务',
    hasTools: true,
  })),
];

const DAY_IDS: Readonly<Record<Trade, string>> = {
  普工: 'helper',
  木工: 'carpenter',
  钢筋工: 'steel-fixer',
  混凝土工: 'concretor',
  砌筑工: 'mason',
  抹灰工: 'plasterer',
  瓦工: 'tiler',
  架子工: 'scaffolder',
  防水工: 'waterproofer',
  油漆工: 'painter',
  电工: 'electrician',
  管工: 'plumber',
  焊工: 'welder',
};

export const SAMPLE_ITEMS: readonly SampleItem[] = [
  ...STRUCTURE.flatMap(inGroup),
  ...FINISHES.flatMap(inGroup),
  ...(Object.keys(DAY_RATES) as Trade[]).map((trade): SampleItem => ({
    id: `day-${DAY_IDS[trade]}`,
    section: '点工',
    name: `${trade}日工资`,
    unit: '工日',
    content: DAY_CONTENT,
    mode: '点工',
    trade,
    output: 1,
    supplies: 0,
    hasTools: false,
  })),
];
