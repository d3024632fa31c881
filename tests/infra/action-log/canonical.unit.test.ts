import { canonical } from '#infra/action-log/canonical';
import { hashOf, hashOfText, runningHash } from '#infra/action-log/hash';
import { fc } from '#tests/support/property';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  );
};

test('key order makes no difference', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => hashOf(reversed(value)) === hashOf(value)));
});

test('the canonical text is JSON of the same data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('absent and undefined members are the same', () => {
  expect(canonical({ b: undefined, a: [undefined, NaN] })).toBe('{"a":[null,null]}');
});

test('data without a JSON form is refused, not flattened', () => {
  expect(() => canonical({ found: new Map() })).toThrow('not plain data: [object Map]');
});

test('hashes are SHA-256', () => {
  expect(hashOfText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a running hash agrees with the hash of the whole, at every step', () => {
  const running = runningHash();
  running.add('造价');
  expect(running.sofar()).toBe(hashOfText('造价'));
  running.add('指标');
  expect(running.sofar()).toBe(hashOfText('造价指标'));
});
