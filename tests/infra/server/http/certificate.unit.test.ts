import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { certificateIn } from '#infra/server/http/certificate';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('is made once, for this machine and its public names, and its key is nobody else’s', async () => {
  const made = await certificateIn(folder, ['portal.test:8443']);
  expect(await certificateIn(folder, [])).toEqual(made);
  const names = new X509Certificate(made.cert).subjectAltName;
  expect(names).toContain('DNS:localhost');
  expect(names).toContain('DNS:portal.test');
  expect(names).toContain('127.0.0.1');
  expect(statSync(path.join(folder, 'certificate', 'key.pem')).mode & 0o077).toBe(0);
});

test('serves https to whoever trusts it', async () => {
  const made = await certificateIn(folder, []);
  const server = https.createServer(made, (_, response) => void response.end('yes'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve, reject) => {
    https
      .get({ host: '127.0.0.1', port, ca: made.cert, servername: 'localhost' }, (response) =>
        response.on('data', (data: Buffer) => resolve(data.toString())),
      )
      .on('error', reject);
  });
  server.close();
  expect(answer).toBe('yes');
});

test('is made anew when the stored one cannot be used much longer', async () => {
  const made = await certificateIn(folder, []);
  const file = path.join(folder, 'certificate', 'cert.pem');
  // Of 2020, valid for a day.
  const { generate } = await import('selfsigned');
  const old = await generate([], {
    notBeforeDate: new Date('2020-01-01'),
    notAfterDate: new Date('2020-01-02'),
  });
  writeFileSync(file, old.cert);
  expect((await certificateIn(folder, [])).cert).not.toBe(old.cert);
  expect(readFileSync(file, 'utf8')).not.toBe(made.cert);
});
