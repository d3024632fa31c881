import { isOpenDemo, OPEN_DEMO, refuseUnaskedDemo, withOpenDemoNote } from '#src/server/open-demo';
import { readSettings } from '#infra/server/settings/settings';

const REACHABLE = [
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.20' },
  { HOST: '127.0.0.1.example.com' },
  { PUBLIC_NAMES: 'zj.example.com' },
  { TRUST_PROXY: 'loopback' },
];

test.each(REACHABLE)('with %j the demo mode is refused until it is asked for', (env) => {
  expect(() => refuseUnaskedDemo(readSettings(env))).toThrow(/演示账号的密码是公开的[^]*DEMO=1/);
  const asked = readSettings({ ...env, DEMO: '1' });
  expect(() => refuseUnaskedDemo(asked)).not.toThrow();
  expect(isOpenDemo(asked)).toBe(true);
  const inEarnest = readSettings({ ...env, NODE_ENV: 'production' });
  expect(() => refuseUnaskedDemo(inEarnest)).not.toThrow();
  expect(isOpenDemo(inEarnest)).toBe(false);
});

test.each([{}, { HOST: 'localhost' }, { HOST: '127.0.0.1' }, { HOST: '127.9.9.9' }, { HOST: '::1' }])(
  'with %j it serves this machine alone, and nothing is said',
  (env) => {
    expect(() => refuseUnaskedDemo(readSettings(env))).not.toThrow();
    expect(isOpenDemo(readSettings({ ...env, DEMO: '1' }))).toBe(false);
  },
);

test('the note stands above what the portal draws', () => {
  const html = withOpenDemoNote(
    '<html><head><title>x</title></head><body class="a"><div id="root"></div></body></html>',
  );
  expect(html).toMatch(
    /<style>\.open-demo\{.*<\/style><\/head><body class="a"><aside [^>]*><p class="open-demo">/,
  );
  expect(html).toContain(`${OPEN_DEMO}</p></aside><div id="root">`);
});
