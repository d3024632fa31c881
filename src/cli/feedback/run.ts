import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { recordDeed } from '#features/activities/server/index';
import {
  adoptFeedback,
  answerFeedback,
  listFeedback,
  readFeedbackLog,
  type AnswerReader,
  type FeedbackEnds,
  type FeedbackLine,
} from '#features/feedback/server/index';
import { tellMember } from '#features/system-notices/server/index';
import { StartupError } from '#infra/server/http/startup-error';
import type { Database } from '#infra/server/postgres/database';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { migrate } from '#infra/server/postgres/migrate';
import { shown } from '#infra/terminal/harmless';
import { momentOf, tableOf } from '../accounts/lines';
import { NotWritten, writeNewFile } from '../new-file';
import type { ProgramContext } from '../program';
import { reachDatabase } from '../reach-database';

const USAGE = `用法：
  npm run feedback -- list                没有答复的反馈，先到的在前；加 --all 列出最近的全部反馈
  npm run feedback -- answer 编号 "答复"  答复；会员在消息中心看到，再次答复替换上一次
  npm run feedback -- adopt 编号          采纳，一条反馈一次
  npm run feedback -- log 编号 文件       附上的操作记录（已脱敏）存成文件，供 npm run alog -- verify 文件 等使用`;

type FeedbackDatabase = Pick<Database, 'pool' | 'transaction'>;

interface Asked {
  readonly verb: string;
  readonly id: string;
  readonly words: string;
  readonly all: boolean;
}

const ID = /^[1-9]\d{0,17}$/;
const WORDS_MAX = 2_000;

const isWhole = ({ verb, id, words, all }: Asked, count: number): boolean => {
  if (verb === 'list') return count === 1;
  if (!ID.test(id) || all) return false;
  if (verb === 'adopt') return count === 2;
  return (verb === 'answer' || verb === 'log') && count === 3 && words !== '';
};

/** Undefined when the words ask for nothing known. */
const askedIn = (args: readonly string[]): Asked | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean' } },
    });
    const [verb = '', id = '', words = ''] = positionals;
    const asked = { verb, id, words: words.trim(), all: values.all === true };
    return isWhole(asked, positionals.length) ? asked : undefined;
  } catch {
    return undefined;
  }
};

const ends: FeedbackEnds = {
  recordDeed,
  tellMember: (client, accountId, title) =>
    tellMember(client, accountId, {
      title,
      content: '<p><a href="#/usercenter/messages">到消息中心查看</a></p>',
    }),
};

const MOST_LISTED = 200;

const KB = 1_024;
const logOf = ({ logBytes }: FeedbackLine): string =>
  logBytes === null ? '—' : `${Math.ceil(logBytes / KB)} KB`;

const stateOf = ({ answer, isAdopted }: FeedbackLine): string =>
  [answer === null ? '未答复' : '已答复', ...(isAdopted ? ['已采纳'] : [])].join('、');

const list = async ({ pool }: FeedbackDatabase, { all }: Asked): Promise<string> => {
  const lines = await listFeedback(pool, { all, most: MOST_LISTED });
  if (lines.length === 0) return '没有待答复的反馈。';
  return tableOf([
    ['编号', '时间', '账号', '姓名', '联系方式', '状态', '操作记录', '问题或意见'],
    ...lines.map((line) => [
      line.id,
      momentOf(line.at),
      line.account ?? '访客',
      line.name || '—',
      line.contact || '—',
      stateOf(line),
      logOf(line),
      line.description.replace(/\s+/g, ' '),
    ]),
  ]);
};

/** Over no file that is there. */
const saveLog = async ({ pool }: FeedbackDatabase, { id, words }: Asked): Promise<string | undefined> => {
  const log = await readFeedbackLog(pool, id);
  if (log === undefined) return undefined;
  await writeNewFile(Readable.from([log]), words);
  return `反馈 ${id} 的操作记录已存为 ${shown(words)}。`;
};

const readBy = (reader: AnswerReader): string => {
  if (reader === 'member') return '。';
  return reader === 'nobody'
    ? '；提交人没有登录，也没有留联系方式，看不到这条答复。'
    : `；提交人没有登录，请按所留的联系方式转告：${shown(reader.contact)}`;
};

/** What to print; undefined when there is no such feedback. */
const follow = async (database: FeedbackDatabase, asked: Asked): Promise<string | undefined> => {
  const { verb, id, words } = asked;
  if (verb === 'list') return list(database, asked);
  if (verb === 'answer') {
    const reader = await answerFeedback(database, ends, id, words);
    return reader && `反馈 ${id} 已答复${readBy(reader)}`;
  }
  if (verb === 'log') return saveLog(database, asked);
  const fate = await adoptFeedback(database, ends, id);
  if (fate === undefined) return undefined;
  return fate === 'adopted' ? `反馈 ${id} 已采纳。` : `反馈 ${id} 早已采纳，没有改动。`;
};

/** Gives the exit code: 0 done, 1 no such feedback, or no database or file, 2 not understood. */
export const runFeedback = async (
  args: readonly string[],
  { env, say, complain }: ProgramContext,
): Promise<number> => {
  const asked = askedIn(args);
  if (!asked || asked.words.length > WORDS_MAX) {
    complain(USAGE);
    return 2;
  }
  try {
    const { pool, close } = await reachDatabase(env);
    try {
      await migrate(pool);
      const said = await follow({ pool, transaction: (work) => inTransaction(pool, work) }, asked);
      if (said === undefined)
        complain(asked.verb === 'log' ? `反馈 ${asked.id} 没有操作记录。` : `没有反馈 ${asked.id}。`);
      else say(said);
      return said === undefined ? 1 : 0;
    } finally {
      await close();
    }
  } catch (error) {
    complain(error instanceof StartupError || error instanceof NotWritten ? error.message : error);
    return 1;
  }
};
