import {
  earlyInputScript,
  inScript,
  themeScript,
  trustedTypesScript,
} from '#infra/tooling/build/webpack/inline-scripts';

const themeFor = ({ stored, prefersDark }: { stored: string | null | Error; prefersDark: boolean }) => {
  const set: string[] = [];
  const localStorage = {
    getItem: () => {
      if (stored instanceof Error) throw stored;
      return stored;
    },
  };
  const document = { documentElement: { setAttribute: (_: string, value: string) => set.push(value) } };
  const matchMedia = () => ({ matches: prefersDark });
  new Function('localStorage', 'document', 'matchMedia', themeScript())(localStorage, document, matchMedia);
  return set;
};

test.each([
  [{ stored: 'dark', prefersDark: false }, 'dark'],
  [{ stored: 'light', prefersDark: true }, 'light'],
  [{ stored: 'system', prefersDark: true }, 'dark'],
  [{ stored: null, prefersDark: false }, 'light'],
  [{ stored: new Error('refused'), prefersDark: true }, 'dark'],
])('%j is painted %s before anything else is', (given, theme) => {
  expect(themeFor(given)).toEqual([theme]);
});

test('keeps what was pressed until it is taken, and then stops listening', () => {
  const listeners = new Map<string, (event: object) => void>();
  const window: { earlyInput?: { take: () => unknown[] } } = {};
  const run = new Function('addEventListener', 'removeEventListener', 'window', earlyInputScript());
  run(
    (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    (type: string) => listeners.delete(type),
    window,
  );
  const preventDefault = jest.fn();
  const element = (is: string) => ({ is, setAttribute: jest.fn(), removeAttribute: jest.fn() });
  const [button, form] = [element('button'), element('form')];
  const target = { closest: (selector: string) => (selector === 'form' ? form : button) };
  listeners.get('click')?.({ type: 'click', target, preventDefault });
  listeners.get('submit')?.({ type: 'submit', target, preventDefault });
  listeners.get('click')?.({ type: 'click', target: { closest: () => null }, preventDefault });
  expect(button.setAttribute).toHaveBeenCalledWith('aria-busy', 'true');
  expect(window.earlyInput?.take()).toEqual([button, form]);
  expect(button.removeAttribute).toHaveBeenCalledWith('aria-busy');
  expect(preventDefault).toHaveBeenCalledTimes(2);
  expect(listeners.size).toBe(0);
});

test('no HTML passes that is made of a string, and a browser without Trusted Types goes on', () => {
  const createPolicy = jest.fn();
  const run = new Function('window', 'trustedTypes', trustedTypesScript());
  run({ trustedTypes: {} }, { createPolicy });
  run({}, undefined);
  expect(createPolicy.mock.calls).toEqual([['default', expect.anything()]]);
  const [[, policy]] = createPolicy.mock.calls as [[string, { createHTML: (html: string) => string | null }]];
  expect(['', '<img src=x onerror=alert(1)>'].map(policy.createHTML)).toEqual(['', null]);
});

test('cannot be ended from inside', () => {
  expect(inScript('</script>')).not.toContain('</script>');
});
