import { escaped, shown } from '#infra/terminal/harmless';

test('a text cannot give orders to the terminal', () => {
  expect(shown('a\u001b[2Jb\u202ec\n')).toBe('a\ufffd[2Jb\ufffdc\ufffd');
  expect(shown('\u0007\u009b梁\u2066')).toBe('\ufffd\ufffd梁\ufffd');
});

test('JSON says the same with its control characters written out', () => {
  const value = { text: '\u009b梁\u202e\u{e0041}\ud800', lines: ['\u001b', '\n'] };
  const text = escaped(JSON.stringify(value, null, 2));
  expect(text).not.toMatch(/(?!\n)\p{C}/u);
  expect(JSON.parse(text)).toEqual(value);
});
