/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { firstValueFrom } from 'rxjs';
import { type FileTooLarge, readTextFile } from '#infra/browser/read-text-file';

const read = (bytes: Buffer | string) => firstValueFrom(readTextFile(100)(new Blob([bytes as BlobPart])));

test('a file is read as text, unpacked where it is gzip', async () => {
  expect(await read('操作')).toBe('操作');
  expect(await read(gzipSync('操作'))).toBe('操作');
});

test('a text that is too long is refused, packed or not', async () => {
  const failed = (isPacked: boolean) =>
    expect.objectContaining({ name: 'FileTooLarge', isPacked }) as FileTooLarge;
  await expect(read('x'.repeat(101))).rejects.toEqual(failed(false));
  await expect(read(gzipSync('x'.repeat(1_000_000)))).rejects.toEqual(failed(true));
});
