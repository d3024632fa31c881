import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_PHONES } from './demo-accounts';

const EVERYWHERE = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);

/** The address a person on this machine opens. */
export function addressFor(host: string, port: number, isSecure = false): string {
  const name = EVERYWHERE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `${isSecure ? 'https' : 'http'}://${name}:${port}`;
}

export function demoTable(): string {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ name }) => name.length)) + 2;
  return [
    `演示账号（密码均为 ${DEMO_PASSWORD}）：`,
    ...DEMO_ACCOUNTS.map(({ name, purpose }) => `  ${name.padEnd(width)}${purpose}`),
    `  手机 ${DEMO_PHONES.several} 名下有三个账号`,
  ].join('\n');
}
