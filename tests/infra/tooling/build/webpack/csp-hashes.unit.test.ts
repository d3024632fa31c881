import { cspHashes } from '#infra/tooling/build/webpack/csp-hashes';

const page = '<script>alert(1)</script><script defer src="/a.js"></script><style>a{}</style>';

test('hashes inline scripts and styles, and nothing that is linked', () => {
  expect(cspHashes([page])).toEqual({
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    script: ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"],
    style: [expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
  });
});

test('names what two pages share once', () => {
  expect(cspHashes([page, page, '<style>b{}</style>'])).toMatchObject({
    script: { length: 1 },
    style: { length: 2 },
  });
});
