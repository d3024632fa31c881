import { NotReplayable } from '#infra/action-log/full-replay';
import { runCli } from '#src/recorder/run-cli';
import { KEY, playedSession, reducers as ofSession } from '#tests/infra/action-log/recorded-session';

export const saved = playedSession(600).save();

/** What `npm run alog -- …` prints over these files, and its exit code. */
export const alog = (
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
  { isTerminal = false, reducers = ofSession } = {},
) => {
  const said: string[] = [];
  const remarks: string[] = [];
  const read = (file: string) => {
    const text = { 'a.log': saved, ...files }[file];
    if (text === undefined) throw new Error(`没有文件 ${file}`);
    return text;
  };
  let clock = 0;
  const code = runCli(args, {
    read,
    reducers,
    isTerminal,
    print: (line) => void said.push(line),
    remark: (line) => void remarks.push(line),
    now: () => (clock += 1),
    newKey: () => KEY,
    replayInFull: () => {
      throw new NotReplayable('没有程序');
    },
  });
  return { code, said: said.join('\n'), remarks: remarks.join('\n') };
};
