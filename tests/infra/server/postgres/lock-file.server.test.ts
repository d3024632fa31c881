import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tryLock } from '#infra/server/postgres/lock-file';
import { takeDataFolder } from '#infra/server/postgres/data-folder';

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-file-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

const lockOf = (): string => path.join(folder, 'server.lock');

describe('a data folder', () => {
  it('belongs to one process until that one lets go', async () => {
    const taken = await takeDataFolder(folder);
    await expect(takeDataFolder(folder)).rejects.toThrow(
      `数据目录 ${folder} 正被另一个运行中的造价指标网（进程 ${process.pid}）使用，请先停止它或换一个 DATA_DIR。`,
    );
    taken.release();
    (await takeDataFolder(folder)).release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('is waited for while its holder is leaving', async () => {
    const first = await takeDataFolder(folder);
    first.announceLeaving();
    const second = takeDataFolder(folder);
    first.release();
    (await second).release();
  });

  it('that cannot be made is refused in one sentence', async () => {
    fs.writeFileSync(path.join(folder, 'file'), '');
    const below = path.join(folder, 'file', 'data');
    await expect(takeDataFolder(below)).rejects.toThrow(
      `数据目录 ${below} 无法使用（ENOTDIR），请检查权限或换一个 DATA_DIR。`,
    );
  });

  it.each(['/proc/nothing', '/proc/nothing/data'])(
    '%s, where the system lets nobody make one, is refused, too',
    async (place) => {
      await expect(takeDataFolder(place)).rejects.toThrow(`数据目录 ${place} 无法使用`);
    },
  );

  it('on a full disk is refused with the reason', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const write = jest.spyOn(fs, 'writeFileSync').mockImplementationOnce(() => {
      throw full;
    });
    await expect(takeDataFolder(folder)).rejects.toThrow(
      `数据目录 ${folder} 所在的磁盘已满，请清出空间或换一个 DATA_DIR。`,
    );
    write.mockRestore();
  });
});

describe('a lock', () => {
  it('of a killed process is taken over', async () => {
    const script = `require('tsx/cjs');const{tryLock}=require('./infra/server/postgres/lock-file.ts');
      console.log(tryLock(process.argv[1]).held);setInterval(()=>{},1000)`;
    const holder = spawn(process.execPath, ['-e', script, lockOf()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [answer] = (await once(holder.stdout, 'data')) as [Buffer];
    expect(answer.toString()).toBe('true\n');
    expect(tryLock(lockOf())).toMatchObject({ held: false, by: { pid: holder.pid } });
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(tryLock(lockOf()).held).toBe(true);
  });

  it('of a process whose pid another one has got since is taken over', () => {
    fs.writeFileSync(lockOf(), JSON.stringify({ pid: process.pid, birth: 'another time', leaving: false }));
    expect(tryLock(lockOf()).held).toBe(true);
  });

  it('that was damaged is taken over', () => {
    fs.writeFileSync(lockOf(), '{"pid"');
    expect(tryLock(lockOf()).held).toBe(true);
    expect(tryLock(lockOf()).held).toBe(false);
  });
});
