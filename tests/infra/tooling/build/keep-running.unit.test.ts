import { type ChildProcess, spawn } from 'node:child_process';
import { keepRunning } from '#infra/tooling/build/keep-running.mjs';

const READY = "process.send('ready', () => END)";
const serving = (end: string): ChildProcess =>
  spawn(process.execPath, ['-e', READY.replace('END', end)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** Each start in its turn ends as told. */
const kept = async (ends: readonly string[], isStopping = () => false) => {
  const said: string[] = [];
  let starts = 0;
  const code = await keepRunning({
    start: () => serving(ends[starts++] ?? 'process.exit(0)'),
    isStopping,
    say: (line: string) => void said.push(line),
    firstPauseMs: 5,
  });
  return { code, starts, said };
};

test('a server that dies is started again until it ends in good order', async () => {
  const { code, starts, said } = await kept([
    "process.kill(process.pid, 'SIGKILL')",
    'process.exit(134)',
    'process.exit(0)',
  ]);
  expect([code, starts]).toEqual([0, 3]);
  expect(said).toEqual([
    '服务意外退出（SIGKILL），0.005 秒后重新启动……',
    '服务意外退出（134），0.01 秒后重新启动……',
  ]);
});

test('one that was never ready has said why, and is not started again', async () => {
  const code = await keepRunning({
    start: () =>
      spawn(process.execPath, ['-e', 'process.exit(1)'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
    isStopping: () => false,
    say: () => undefined,
  });
  expect(code).toBe(1);
});

test('one that was told to stop stays stopped', async () => {
  const { code, starts } = await kept(['process.exit(130)'], () => true);
  expect([code, starts]).toEqual([130, 1]);
});
