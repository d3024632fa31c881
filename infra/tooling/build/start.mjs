import { spawn } from 'node:child_process';
import { buildServer, SERVER_ARGUMENTS } from './build-server.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { keepRunning } from './keep-running.mjs';
import { watchLauncher } from './launcher.mjs';
import { Failed, root } from './run.mjs';

/** npm hands a Ctrl-C on to a program that the terminal has already told: within this time it is the same one. */
const SAME_REQUEST_MS = 400;

async function start() {
  await ensureInstalled();
  await Promise.all([ensureBuilt(), buildServer()]);
  console.log('正在启动服务……');
  let server;
  let askedAt = -Infinity;
  const stop = (signal) => {
    if (performance.now() - askedAt < SAME_REQUEST_MS) return;
    askedAt = performance.now();
    // It has died and waits to be started again.
    if (server.exitCode !== null || server.signalCode !== null) process.exit(1);
    // A console of Windows tells every program in it by itself.
    if (process.platform !== 'win32') server.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  watchLauncher(() => stop('SIGTERM'));

  const code = await keepRunning({
    start: () => (server = startServer()),
    isStopping: () => askedAt > -Infinity,
    say: console.error,
  }).catch((error) => {
    throw new Failed(`服务无法启动：${error.message}`);
  });
  process.exit(code);
}

const startServer = () =>
  spawn(process.execPath, SERVER_ARGUMENTS, {
    cwd: root,
    // Through the channel the server says that it is ready, and learns of the end of this process, even by kill -9.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Its own process group: the terminal tells this process alone, and this one the server, once.
    detached: process.platform !== 'win32',
  });

function fail(error) {
  console.error(error instanceof Failed ? error.message : error);
  process.exit(1);
}

start().catch(fail);
