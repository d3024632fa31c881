import { isSealedText, sealedForm, sealedPart } from '#src/contract/sealed-body';

const jwe = 'eyJh..aXY.dGV4dA.dGFn';

test('a sealed form needs no escaping, and gives back what was put in', () => {
  const form = sealedForm(jwe);
  expect(new URLSearchParams(form).toString()).toBe(form);
  expect(sealedPart(Object.fromEntries(new URLSearchParams(form)))).toBe(jwe);
});

test.each([
  [undefined],
  [null],
  [{ data: jwe }],
  [{ data: jwe, encrypt: '0' }],
  [{ data: [jwe], encrypt: '1' }],
])('an ordinary body has no sealed part: %j', (fields) => {
  expect(sealedPart(fields)).toBeUndefined();
});

test('tells a JWE by direct agreement from any other text', () => {
  expect(isSealedText(jwe)).toBe(true);
  for (const other of ['', 'ok', 'a.b.c', 'a.b.c.d.e', { data: jwe }])
    expect(isSealedText(other)).toBe(false);
});
