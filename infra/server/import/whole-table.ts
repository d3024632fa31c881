import type { ClientBase, Pool } from 'pg';
import { csvLine, csvText } from '../http/csv-text';
import type { FileExchange } from '../server-slice';
import { plainText } from './plain-text';
import { readTable } from './read-file';
import { refusedRowsCsv } from './refused-rows';
import type { TableRow } from './table';
import { Unclear } from './unclear';

type Texts<C extends string> = Readonly<Record<C, string>>;

interface WholeTable<C extends string, R> extends Pick<FileExchange, 'kind' | 'usage' | 'noun'> {
  /** Heads of the columns, in their order. */
  readonly columns: Readonly<Record<C, string>>;
  readonly required: readonly NoInfer<C>[];
  /** A row as it is meant, or what is wrong with it. */
  readonly ruleOf: (texts: Texts<C>) => R | readonly string[];
  readonly textsOf: (rule: R) => Texts<C>;
  /** Those in force. */
  readonly stored: (pool: Pool) => Promise<readonly R[]>;
  /** In place of all there are; none bring the shipped ones back. */
  readonly store: (client: ClientBase, rules: readonly R[]) => Promise<void>;
  readonly committed: (pool: Pool) => Promise<void>;
}

const isProblems = (told: unknown): told is readonly string[] => Array.isArray(told);

/** A table of rules that a house takes out, edits and puts back: as a whole, or not at all. */
export const wholeTable = <C extends string, R extends object>(plan: WholeTable<C, R>): FileExchange => {
  const { columns, required, kind, usage, noun } = plan;
  const keys = Object.keys(columns) as C[];

  const placesIn = (header: TableRow | undefined): Readonly<Record<C, number>> => {
    const names = (header?.cells ?? []).map((cell) => plainText(cell));
    const places = Object.fromEntries(keys.map((key) => [key, names.indexOf(columns[key])])) as Record<
      C,
      number
    >;
    const missing = keys.filter((key) => places[key] < 0).map((key) => columns[key]);
    if (missing.length > 0) throw new Unclear(`缺少这些列：${missing.join('、')}`);
    return places;
  };

  const understand = (texts: Texts<C>): R | readonly string[] => {
    const empty = required.filter((key) => texts[key] === '').map((key) => `缺少${columns[key]}`);
    const told = plan.ruleOf(texts);
    const problems = [...empty, ...(isProblems(told) ? told : [])];
    return problems.length > 0 || isProblems(told) ? problems : told;
  };

  return {
    kind,
    usage,
    noun,
    read: async (_pool, { bytes, fileName }) => {
      const { rows, format, unread } = await readTable(bytes);
      const [header, ...body] = rows;
      const places = placesIn(header);
      const understood = body.map((row) => ({
        row,
        told: understand(
          Object.fromEntries(keys.map((key) => [key, plainText(row.cells[places[key]] ?? null)])) as Texts<C>,
        ),
      }));
      const refused = understood.flatMap(({ row, told }) => (isProblems(told) ? { row, reasons: told } : []));
      const rules = understood.flatMap(({ told }) => (isProblems(told) ? [] : told));
      return {
        accepted: refused.length > 0 ? 0 : rules.length,
        refused: refused.length,
        description: () =>
          [
            `${fileName}：${format}`,
            ...unread.map((line) => `  ${line}`),
            refused.length > 0
              ? `  ${refused.length} 行有误，整张表未采用`
              : `  ${rules.length} 条规则，将替换现有的表；没有任何规则的文件恢复自带的表`,
          ].join('\n'),
        refusedCsv: () => refusedRowsCsv(header ?? { line: 1, cells: [] }, refused),
        commit: (client) => plan.store(client, rules),
        committed: plan.committed,
      };
    },
    write: async (pool, say) => {
      const rules = await plan.stored(pool);
      say(csvText([keys.map((key) => columns[key])]));
      for (const rule of rules) {
        const texts = plan.textsOf(rule);
        say(csvLine(keys.map((key) => texts[key])));
      }
      return rules.length;
    },
  };
};
