import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLog, type ActionLog } from '#infra/action-log/reader';

/** Text of a recorded journey. */
export const goldenText = (name: string): string =>
  readFileSync(path.join(__dirname, `${name}.alog.ndjson`), 'utf8');

export const goldenLog = (name: string): ActionLog => readLog(goldenText(name));
