import type { Choices } from '#infra/server/import/choices';
import { MissingColumns, type MissingColumn } from '#infra/server/import/missing-columns';
import type { ReadFile } from '#infra/server/server-slice';
import { remember, rememberedFor } from './remembered-headers';

export interface Answering {
  readonly kind: string;
  readonly dataDir: string;
  readonly say: (text: string) => void;
  /** Undefined where nobody sits at a terminal. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
}

const merged = (one: Choices, other: Choices): Choices => ({
  map: new Map([...other.map, ...one.map]),
  assume: new Map([...other.assume, ...one.assume]),
});

const told = ({ map, assume }: Choices): string =>
  [
    ...[...map].map(([header, field]) => `--map ${header}=${field}`),
    ...[...assume].map(([field, value]) => `--assume ${field}=${value}`),
  ].join(' ');

const questionFor = ({ label, isAssumable }: MissingColumn, free: readonly string[]): string =>
  [
    `  缺少“${label}”。它在哪一列？`,
    ...free.map((header, at) => `    ${at + 1}  ${header}`),
    isAssumable ? '  写列的序号；或写 =值，整个文件都按这个值；直接回车放弃：' : '  写列的序号；直接回车放弃：',
  ].join('\n');

/** Undefined when one question stays without an answer. */
const answersTo = async (
  { missing, free }: MissingColumns,
  ask: (question: string) => Promise<string>,
): Promise<Choices | undefined> => {
  const map = new Map<string, string>();
  const assume = new Map<string, string>();
  for (const column of missing) {
    const answer = (await ask(questionFor(column, free))).normalize('NFKC').trim();
    const header = free[Number(answer) - 1];
    if (header !== undefined) map.set(header, column.label);
    else if (column.isAssumable && answer.length > 1 && answer.startsWith('='))
      assume.set(column.label, answer.slice(1).trim());
    else return undefined;
  }
  return { map, assume };
};

/** Reads a file; what is missing is taken from earlier answers for the same headers, else asked for. */
export const readWithAnswers = async (
  read: (choices: Choices) => Promise<ReadFile>,
  choices: Choices,
  { kind, dataDir, say, ask }: Answering,
): Promise<ReadFile> => {
  try {
    return await read(choices);
  } catch (error) {
    if (!(error instanceof MissingColumns)) throw error;
    const { headers } = error;
    const earlier = rememberedFor(dataDir, kind, headers);
    if (earlier) {
      say(`  同样的表头以前回答过，照旧采用：${told(earlier)}`);
      return read(merged(choices, earlier));
    }
    const answers = ask && (await answersTo(error, ask));
    if (!answers) throw error;
    const understood = await read(merged(choices, answers));
    remember(dataDir, kind, headers, answers);
    say(`  已记住，下次同样的表头不再询问：${told(answers)}`);
    return understood;
  }
};
