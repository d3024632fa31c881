import * as z from 'zod/mini';
import { MOST_BYTES, uploadedFile } from '#src/contract/uploaded-file';

const issueOf = (bytes: number) =>
  z.safeParse(uploadedFile, Buffer.alloc(bytes).toString('base64')).error?.issues[0]?.message;

test('a file may have as many bytes as its refusal says, and one', () => {
  expect(MOST_BYTES).toBe(3 * 1024 * 1024);
  expect([issueOf(1), issueOf(MOST_BYTES)]).toEqual([undefined, undefined]);
  expect([issueOf(0), issueOf(MOST_BYTES + 1)]).toEqual(['这个文件是空的', '文件不超过 3 MB']);
});

test.each(['QUJD', 'QUI=', 'QQ==', '+/+/'])('%s is a file', (text) => {
  expect(z.safeParse(uploadedFile, text).success).toBe(true);
});

test.each(['QUJ!', 'QQ===', 'Q=Q=', 'QUJD\n', '文'])('%j is none', (text) => {
  expect(z.safeParse(uploadedFile, text).error?.issues[0]?.message).toBe('文件内容不完整，请重新选择');
});
