import { decodeText } from '#infra/server/import/parse-file';
import { Unclear } from '#infra/server/import/unclear';

const TEXT = '项目名称,喆园 䶮山';

test('UTF-8 with and without a mark', () => {
  expect(decodeText(Buffer.from(TEXT))).toEqual({ text: TEXT, encoding: 'UTF-8' });
  expect(decodeText(Buffer.from(`\uFEFF${TEXT}`))).toEqual({ text: TEXT, encoding: 'UTF-8' });
});

test('GB18030 with signs that GBK does not have', () => {
  expect(decodeText(Buffer.from('cfeec4bfc3fbb3c62c86b4d4b020fe9fc9bd', 'hex'))).toEqual({
    text: TEXT,
    encoding: 'GB18030',
  });
});

test('UTF-16 by its mark', () => {
  expect(decodeText(Buffer.from(`\uFEFF${TEXT}`, 'utf16le'))).toEqual({ text: TEXT, encoding: 'UTF-16' });
});

test('bytes of none of these are refused', () => {
  expect(() => decodeText(Uint8Array.of(0xff, 0xff, 0x00, 0x81))).toThrow(Unclear);
  expect(() => decodeText(Uint8Array.of(0x41, 0x00, 0x42))).toThrow('文件编码不是');
});
