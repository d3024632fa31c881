import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const LIFE_MS = 365 * 24 * 60 * 60 * 1_000;
/** A browser that was told to trust it should not be asked again in the middle of a week. */
const SPARE_MS = 14 * 24 * 60 * 60 * 1_000;

const addresses = () =>
  Object.values(networkInterfaces())
    .flatMap((list = []) => list.map(({ address }) => address))
    .filter((address) => !address.startsWith('fe80'));

const make = async (names: readonly string[]): Promise<Certificate> => {
  const made = await generate([{ name: 'commonName', value: names[0] ?? 'localhost' }], {
    keyType: 'ec',
    notBeforeDate: new Date(),
    notAfterDate: new Date(Date.now() + LIFE_MS),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          ...['localhost', ...names].map((value) => ({ type: 2 as const, value })),
          ...addresses().map((ip) => ({ type: 7 as const, ip })),
        ],
      },
    ],
  });
  return { key: made.private, cert: made.cert };
};

const isUsable = (file: string) =>
  existsSync(file) && Date.parse(new X509Certificate(readFileSync(file)).validTo) > Date.now() + SPARE_MS;

/**
 * The server's own certificate, made on first use and kept with the data. Browsers warn of it once; an intranet that
 * wants none of that puts a proxy with its own certificate in front.
 */
export const certificateIn = async (dataDir: string, names: readonly string[]): Promise<Certificate> => {
  const folder = path.join(dataDir, 'certificate');
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  if (existsSync(keyFile) && isUsable(certFile)) {
    return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
  }
  const made = await make(names.map((name) => name.split(':')[0] ?? name));
  mkdirSync(folder, { recursive: true });
  writeFileSync(keyFile, made.key, { mode: 0o600 });
  writeFileSync(certFile, made.cert);
  return made;
};
