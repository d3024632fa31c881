import { eachInTurns, mapInTurns } from '#infra/server/in-turns';
import { plainText, writtenText } from '#infra/server/import/plain-text';
import type { RefusedRow } from '#infra/server/import/refused-rows';
import type { Sheet } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import type { Accepted } from './accepted';
import { fitSum } from './detail-sums';
import { DETAILS, kindOf, readDetailLayout, type DetailKind } from './detail-fields';
import { cellOf, readDetail, saysNothing, type Detail } from './detail-rows';

interface Joined {
  readonly accepted: readonly Accepted[];
  /** Rows of projects whose details are wrong: they would come in without them, and could not come in again with them. */
  readonly refused: readonly RefusedRow[];
  /** For the screen. */
  readonly words: readonly string[];
}
/** Of rows that are wrong, the first few and how many there are. */
interface Faults {
  readonly first: string[];
  count: number;
}
interface Found {
  readonly details: ReadonlyMap<Accepted, readonly Detail[]>;
  /** Why those of a project are wrong; projects of one name share the words. */
  readonly faults: ReadonlyMap<Accepted, readonly string[]>;
  readonly words: string;
}

const keyOf = (name: string): string => plainText(name).replaceAll(/\s/g, '');

const added = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const there = map.get(key);
  if (there) there.push(value);
  else map.set(key, [value]);
};

const MOST_FAULTS = 3;

const reasonsOf = ({ first, count }: Faults): readonly string[] =>
  count > first.length ? [...first, `另有 ${count - first.length} 行`] : first;

/** Rows of a sheet by their project; a cell merged over several rows stands in the first of them. */
const readSheet = async (kind: DetailKind, sheet: Sheet, accepted: readonly Accepted[]): Promise<Found> => {
  const details = new Map<Accepted, Detail[]>();
  const faults = new Map<readonly Accepted[], Faults>();
  const layout = await readDetailLayout(kind, sheet);
  const isNamed = layout.columns.has('project');
  if (!isNamed && accepted.length !== 1) throw new Unclear('没有“项目名称”列，分不清每一行属于哪个工程');
  const byName = new Map<string, Accepted[]>();
  await eachInTurns(accepted, (one) => added(byName, keyOf(one.project.name), one));
  let last = '';
  let owners: readonly Accepted[] = isNamed ? (byName.get('') ?? []) : accepted;
  let strangers = 0;
  await eachInTurns(layout.body, (row) => {
    const written = cellOf(layout, row, 'project');
    const name = written === null ? last : writtenText(written);
    if (isNamed && name !== last) owners = byName.get(keyOf(name)) ?? [];
    last = name;
    if (saysNothing(layout, row)) return;
    const [owner] = owners;
    if (!owner) strangers += 1;
    else
      try {
        if (owners.length > 1) throw new Unclear(`文件里有 ${owners.length} 个“${last}”，分不清是哪一个`);
        added(details, owner, readDetail(kind, layout, row, owner.project));
      } catch (error) {
        if (!(error instanceof Unclear)) throw error;
        const there = faults.get(owners) ?? { first: [], count: 0 };
        faults.set(owners, there);
        there.count += 1;
        if (there.count <= MOST_FAULTS)
          there.first.push(`“${sheet.name}”第 ${row.line} 行：${error.message}`);
      }
  });
  const words = `“${sheet.name}”：${details.size} 个工程的${DETAILS[kind].label}${strangers > 0 ? `；${strangers} 行所属工程不在可导入之列，未读取` : ''}`;
  const ofEach = [...faults].flatMap(([all, own]) => {
    const reasons = reasonsOf(own);
    return all.map((one) => [one, reasons] as const);
  });
  return { details, faults: new Map(ofEach), words };
};

/** All details of a project come with it, or the project stays out with the reason. */
export const joinDetails = async (sheets: readonly Sheet[], given: readonly Accepted[]): Promise<Joined> => {
  let accepted = [...given];
  const refused: RefusedRow[] = [];
  const words: string[] = [];
  for (const sheet of sheets) {
    const kind = kindOf(sheet.name);
    if (!kind) continue;
    try {
      const { details, faults, words: said } = await readSheet(kind, sheet, accepted);
      words.push(said);
      const joined = await mapInTurns(accepted, (one): Accepted[] => {
        const own = details.get(one) ?? [];
        const wrong = faults.get(one);
        if (wrong) {
          refused.push({ row: one.row, reasons: wrong });
          return [];
        }
        if (own.length === 0) return [one];
        try {
          return [{ ...one, project: fitSum(kind, own, one.project) }];
        } catch (error) {
          if (!(error instanceof Unclear)) throw error;
          refused.push({ row: one.row, reasons: [`“${sheet.name}”：${error.message}`] });
          return [];
        }
      });
      accepted = joined.flat();
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      words.push(`没有读取“${sheet.name}”：${error.message}`);
    }
  }
  return { accepted, refused, words };
};

/** What details a project has, for a screen. */
export const detailWords = ({ project }: Pick<Accepted, 'project'>): string =>
  (Object.keys(DETAILS) as DetailKind[])
    .flatMap((kind) => (project[kind].length > 0 ? [`${DETAILS[kind].label} ${project[kind].length}`] : []))
    .join('、') || '--';
