import { networkInterfaces } from 'node:os';

const isIpv6 = (address: string) => address.includes(':');
const written = (host: string, port: number, defaultPort: number): string => {
  const name = isIpv6(host) ? `[${host}]` : host;
  return port === defaultPort ? name : `${name}:${port}`;
};

const HTTP_PORT = 80;
const HTTPS_PORT = 443;

export interface OwnAddress {
  readonly port: number;
  readonly isSecure: boolean;
  /** Names a proxy or a DNS entry gives this server, as browsers write them: `portal.test`, `portal.test:8443`. */
  readonly publicNames?: readonly string[];
}

/** Every `Host` a browser may rightly send to this server: this machine's own addresses, and the names it is given. */
export const ownAuthorities = (
  { port, isSecure, publicNames = [] }: OwnAddress,
  interfaces = networkInterfaces(),
): readonly string[] => {
  const addresses = Object.values(interfaces).flatMap((list = []) => list.map(({ address }) => address));
  const hosts = new Set(['localhost', '127.0.0.1', '::1', ...addresses]);
  const defaultPort = isSecure ? HTTPS_PORT : HTTP_PORT;
  return [
    ...[...hosts].map((host) => written(host, port, defaultPort)),
    ...publicNames.map((name) => name.toLowerCase()),
  ];
};
