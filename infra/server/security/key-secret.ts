import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings/settings';
import { StartupError } from '../http/startup-error';

const FILE = 'key.secret';
const SECRET_BYTES = 32;
/** What `SECRET_BYTES` bytes are in base64url. */
const FORM = /^[\w-]{43}$/;
const NOT_SHARED =
  '提示：设了 DATABASE_URL 而没有设 KEY_SECRET，服务器密钥用数据目录里的 key.secret 加密。' +
  '多台服务器共用一个数据库，或数据目录不长期保留时，请给它们设同一个 KEY_SECRET。';

const read = (file: string): string | undefined => {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartupError(`读不了 ${file}（${(error as NodeJS.ErrnoException).code ?? ''}），请检查权限。`);
  }
};

export const newKeySecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Renamed into place, so that a crash leaves either nothing or the whole secret. */
const make = (file: string): string => {
  const secret = newKeySecret();
  const draft = `${file}.new`;
  fs.rmSync(draft, { force: true });
  fs.writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  fs.renameSync(draft, file);
  return secret;
};

const secretIn = (file: string): string => {
  const found = read(file);
  if (found === undefined) return make(file);
  if (FORM.test(found)) return found;
  throw new StartupError(`${file} 的内容不完整：请从备份恢复它；没有备份就删除它，下次启动会重新生成。`);
};

/**
 * What the server's keys are sealed under: KEY_SECRET, or a file of the data folder that is made on first use. To be
 * called by whoever holds the folder.
 */
export const keySecretOf = (
  { keySecret, dataDir, databaseUrl }: Pick<Settings, 'keySecret' | 'dataDir' | 'databaseUrl'>,
  warn: (line: string) => void,
): string => {
  if (keySecret !== undefined) return keySecret;
  if (databaseUrl !== undefined) warn(NOT_SHARED);
  return secretIn(path.join(dataDir, FILE));
};
