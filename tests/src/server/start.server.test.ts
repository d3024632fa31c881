import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { readPostmasterPid } from '#infra/server/postgres/previous-postgres';
import { inspectProcess } from '#infra/server/postgres/process-table';
import { buildServer, SERVER_ARGUMENTS } from '#infra/tooling/build/build-server.mjs';

const root = path.resolve(__dirname, '../../..');

interface Run {
  readonly process: ChildProcess;
  readonly lines: string[];
  /** The address of the ready line. */
  readonly ready: Promise<string>;
  readonly ended: Promise<number | null>;
}

let parent: string;
const runs: Run[] = [];

// One folder for all: only the first start has a database to make.
beforeAll(async () => {
  await buildServer();
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
  fs.chmodSync(parent, 0o755);
});

afterEach(async () => {
  for (const run of runs.splice(0)) {
    run.process.kill('SIGKILL');
    await run.ended;
  }
});

afterAll(() => fs.rmSync(parent, { recursive: true, maxRetries: 10, retryDelay: 200 }));

function start(env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, SERVER_ARGUMENTS, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: parent, SAMPLE_PROJECTS: '10', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  const outputs = [createInterface({ input: child.stdout! }), createInterface({ input: child.stderr! })];
  const ended = Promise.all([once(child, 'exit'), ...outputs.map((output) => once(output, 'close'))]).then(
    () => child.exitCode,
  );
  const ready = new Promise<string>((resolve, reject) => {
    for (const output of outputs) {
      output.on('line', (line) => {
        lines.push(line);
        const address = /^ready: (http:\S+)$/.exec(line)?.[1];
        if (address) resolve(address);
      });
    }
    void ended.then(() => reject(new Error(lines.join('\n'))));
  });
  // A run that is meant to fail is judged by its lines.
  ready.catch(() => {});
  const run = { process: child, lines, ready, ended };
  runs.push(run);
  return run;
}

const postmaster = (): number => readPostmasterPid(path.join(parent, 'postgres/cluster/data'))!;

describe('the program', () => {
  it('answers, shows the demo accounts, stops in good order and refuses a second start meanwhile', async () => {
    const first = start();
    const address = await first.ready;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.lines).toEqual([
      `数据目录 ${parent} 正被另一个运行中的造价指标网（进程 ${first.process.pid}）使用，请先停止它或换一个 DATA_DIR。`,
    ]);
    const pid = postmaster();
    first.process.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(inspectProcess(pid)).toBeUndefined();
    expect(first.lines).toContainEqual(expect.stringMatching(/^ {2}analyst +行为分析控制台$/));
    expect(fs.existsSync(path.join(parent, 'server.lock'))).toBe(false);
  });

  it('starts again without repair after kill -9, and stops when its launcher is gone', async () => {
    const first = start();
    await first.ready;
    process.kill(postmaster(), 'SIGKILL');
    first.process.kill('SIGKILL');
    const second = start();
    expect(await second.ready).toMatch(/^http:\/\/localhost:\d+$/);
    second.process.disconnect();
    expect(await second.ended).toBe(0);
  });

  it('says in one sentence that its port is taken', async () => {
    const { createServer } = await import('node:net');
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const run = start({ PORT: String(port) });
    expect(await run.ended).toBe(1);
    expect(run.lines).toEqual([
      `端口 ${port} 已被占用：请先停止占用它的程序，也可用 PORT=${port + 1} 换一个端口。`,
    ]);
    other.close();
  });

  it('says in one sentence that a setting cannot be used', async () => {
    const run = start({ PORT: 'http' });
    expect(await run.ended).toBe(1);
    expect(run.lines).toEqual(['环境变量 PORT“http” 无效：必须是 0 到 65535 之间的整数。']);
  });

  it('refuses to show the demo accounts to others unless it is asked to', async () => {
    const run = start({ HOST: '0.0.0.0' });
    expect(await run.ended).toBe(1);
    expect(run.lines.join('\n')).toMatch(/^演示账号的密码是公开的[^]*确要公开演示：设 DEMO=1。$/);
  });

  it('asked to, it says on its pages and in its log that anybody can log in; in earnest those logins end', async () => {
    const open = start({ HOST: '0.0.0.0', DEMO: '1' });
    const address = await open.ready;
    const page = await fetch(address);
    const html = await page.text();
    // Pages that were never built are not served.
    if (page.ok) {
      expect(html).toContain('任何人都能登录');
      expect(page.headers.get('content-security-policy')).toMatch(/style-src [^;]*'sha256-/);
      for (const program of ['console/', 'recorder/', 'console/index.html'])
        expect(await (await fetch(new URL(program, address))).text()).toContain('任何人都能登录');
    }
    open.process.kill('SIGINT');
    expect(await open.ended).toBe(0);
    expect(open.lines).toContain('演示站点：演示账号的密码是公开的，任何人都能登录，请勿录入真实资料。');
    const inEarnest = start({ NODE_ENV: 'production' });
    const plain = await inEarnest.ready;
    // Somebody is always logged in with `twin`.
    expect(inEarnest.lines).toContainEqual(
      expect.stringMatching(/^演示模式已关闭：演示账号的 1 个登录已结束/),
    );
    expect((await fetch(`${plain}/dev/outbox`)).status).toBe(404);
    const answer = await fetch(`${plain}/dev/faults`, { method: 'DELETE' });
    expect(answer.status).toBe(404);
  });
});

describe('the programs built beside it', () => {
  const built = (name: string) => path.join(root, 'build', name);

  it('reads a file', async () => {
    const reader = fork(built('reader.worker.js'), { serialization: 'advanced', execArgv: [] });
    const told: unknown[] = [];
    reader.on('message', (message) => told.push(message));
    const bounds = {
      seconds: 20,
      megabytes: 256,
      sheets: 300,
      emptyRows: 150_000,
      cells: 100,
      characters: 1_000,
    };
    reader.send({ file: { bytes: Buffer.from('甲,乙\n1,2\n'), as: 'table' }, bounds });
    await once(reader, 'exit');
    expect(told).toContainEqual({
      rows: [
        { line: 1, cells: ['甲', '乙'] },
        { line: 2, cells: ['1', '2'] },
      ],
    });
  });

  it('understands a workbook', async () => {
    const book = fork(built('book.worker.js'), { serialization: 'advanced', execArgv: [] });
    const answered = Promise.race([once(book, 'message'), once(book, 'exit')]);
    book.send({ work: 'read', asked: Buffer.from('no workbook') });
    expect(await answered).toEqual([{ refusal: expect.any(String) }, undefined]);
    await once(book, 'exit');
  });

  it('prints a document', async () => {
    const press = new Worker(built('press.worker.js'));
    expect(await once(press, 'message')).toEqual(['ready']);
    const answered = once(press, 'message');
    press.postMessage({
      title: '报告',
      subtitle: '',
      facts: [],
      sections: [],
      foot: '',
      madeAt: '2026-11-24T00:00:00.000Z',
    });
    const [printed] = (await answered) as [{ pdf: Uint8Array }];
    expect(Buffer.from(printed.pdf).subarray(0, 5).toString()).toBe('%PDF-');
    await press.terminate();
  });
});
