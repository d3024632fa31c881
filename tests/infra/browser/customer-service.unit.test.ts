import { of, Subscription } from 'rxjs';
import { customerService } from '#infra/browser/customer-service';
import { marbles } from '#tests/support/marbles';

const ADDRESS = 'https://robot.test/robot.js';

let calls = new Subscription();
afterEach(() => {
  calls.unsubscribe();
  calls = new Subscription();
});

const aView = () => {
  const scripts: (EventTarget & { src: string; remove: () => void })[] = [];
  const view: { document: unknown; customerService?: { open: () => void } } = {
    document: {
      createElement: () => Object.assign(new EventTarget(), { src: '', async: false, remove: jest.fn() }),
      head: { append: (script: (typeof scripts)[number]) => scripts.push(script) },
    },
  };
  const { open } = customerService(view as unknown as Window, of(ADDRESS));
  const press = () => {
    const told: string[] = [];
    calls.add(
      open().subscribe({
        error: (error: Error) => told.push(error.message),
        complete: () => told.push('shown'),
      }),
    );
    return told;
  };
  return { view, scripts, press };
};

describe('customerService', () => {
  test('[SHELL-031] [CALL-076] loads the script from its host with the first press, and shows the robot', () => {
    const { view, scripts, press } = aView();
    const shown = jest.fn();
    const told = press();
    expect(scripts.map(({ src }) => src)).toEqual([ADDRESS]);
    view.customerService = { open: shown };
    scripts[0]?.dispatchEvent(new Event('load'));
    expect(told).toEqual(['shown']);
    expect(press()).toEqual(['shown']);
    expect([scripts.length, shown.mock.calls.length]).toEqual([1, 2]);
  });

  test('[SHELL-032] without an address there is none', () => {
    const told: string[] = [];
    const { open } = customerService({} as Window, of(undefined));
    open().subscribe({ error: (error: Error) => told.push(error.message) });
    expect(told).toEqual(['no customer service is configured']);
  });

  test('a script that does not come is taken away, and the next press tries again', () => {
    const { scripts, press } = aView();
    const told = press();
    scripts[0]?.dispatchEvent(new Event('error'));
    expect(told).toEqual([`the customer service at ${ADDRESS} did not come`]);
    expect(scripts[0]?.remove).toHaveBeenCalledTimes(1);
    press();
    expect(scripts).toHaveLength(2);
  });

  test('a script that shows nothing counts as none', () => {
    const { scripts, press } = aView();
    const told = press();
    scripts[0]?.dispatchEvent(new Event('load'));
    expect(told).toEqual(['the script defines no window.customerService']);
  });

  test(
    'nobody waits longer than ten seconds',
    marbles(({ cold, expectObservable }) => {
      const { open } = customerService({} as Window, cold<string>('-'));
      expectObservable(open()).toBe('10s #', undefined, expect.objectContaining({ name: 'TimeoutError' }));
    }),
  );
});
