import { asLog } from '#infra/action-log/devtools';
import { LogUnreadable, readLog, type ActionLog } from '#infra/action-log/reader';
import type { CliPorts } from './command';

/** A file that is asked for besides the first: why it cannot be read, with its name. */
export class FileUnreadable extends Error {}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const textOf = (file: string, { read }: Pick<CliPorts, 'read'>): string => {
  try {
    return read(file);
  } catch (error) {
    throw new FileUnreadable(`${file}：${wordsOf(error)}`);
  }
};

export const otherLog = (file: string, ports: Pick<CliPorts, 'read' | 'reducers'>): ActionLog => {
  const text = textOf(file, ports);
  try {
    return readLog(asLog(text, ports.reducers));
  } catch (error) {
    throw error instanceof LogUnreadable ? new FileUnreadable(`${file}：${error.message}`) : error;
  }
};
