import { hashAddress, pathInHash } from '#infra/browser/hash-address';

/** As much of a browser window as an address needs: a hash whose change is an event. */
class FakeView extends EventTarget {
  readonly states: (readonly [unknown, string])[] = [];
  readonly location: { hash: string };
  readonly history;

  constructor(start: string) {
    super();
    let hash = start;
    const changeTo = (next: string) => {
      hash = next.startsWith('#') ? next : `#${next}`;
    };
    const tell = () => this.dispatchEvent(new Event('hashchange'));
    this.location = {
      get hash() {
        return hash;
      },
      set hash(next: string) {
        changeTo(next);
        tell();
      },
    };
    this.history = {
      state: { kept: true },
      replaceState: (state: unknown, _title: string, path: string) => {
        this.states.push([state, path]);
        changeTo(path);
      },
    };
  }
}
const addressAt = (hash: string) => {
  const view = new FakeView(hash);
  const heard: string[] = [];
  const address = hashAddress(view as unknown as Window);
  const subscription = address.changed$.subscribe((path) => heard.push(path));
  return { view, address, heard, subscription };
};

beforeAll(() => {
  Object.assign(globalThis, { HashChangeEvent: Event });
});

describe('pathInHash', () => {
  test.each([
    ['', '/'],
    ['#', '/'],
    ['#/home', '/home'],
    ['#/commonproj/index?areaId=20', '/commonproj/index?areaId=20'],
    ['#home', '/'],
    ['#/home#break-point-ignore', '/home'],
    ['#/home?a=1#break-point-ignore', '/home?a=1'],
  ])('%s is %s', (hash, path) => {
    expect(pathInHash(hash)).toBe(path);
  });
});

describe('hashAddress', () => {
  test('tells of the address it starts at, then of every change once', () => {
    const { view, address, heard } = addressAt('#/home');
    address.go('/about/about');
    view.location.hash = '#/about/about';
    view.location.hash = '#/home';
    expect(heard).toEqual(['/home', '/about/about', '/home']);
    expect(address.current()).toBe('/home');
  });

  test('replacing leaves no entry behind, keeps the state of the router and is told like any change', () => {
    const { view, address, heard } = addressAt('#/home');
    address.replace('/policy/index');
    expect(view.states).toEqual([[{ kept: true }, '#/policy/index']]);
    expect(heard).toEqual(['/home', '/policy/index']);
  });

  test('an address that is replaced as soon as it is told of is told of as well', () => {
    const view = new FakeView('#/');
    const address = hashAddress(view as unknown as Window);
    const heard: string[] = [];
    address.changed$.subscribe((path) => {
      heard.push(path);
      if (path === '/') address.replace('/home');
    });
    expect(heard).toEqual(['/', '/home']);
  });

  test('whoever listens later starts at the address of that moment', () => {
    const { address } = addressAt('#/home');
    address.go('/about/about');
    const late: string[] = [];
    address.changed$.subscribe((path) => late.push(path));
    expect(late).toEqual(['/about/about']);
  });

  test('nothing is heard after unsubscribing', () => {
    const { address, heard, subscription } = addressAt('#/home');
    subscription.unsubscribe();
    address.go('/about/about');
    expect(heard).toEqual(['/home']);
  });
});
