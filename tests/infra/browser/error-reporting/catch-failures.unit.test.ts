import { catchFailures, type Failure } from '#infra/browser/error-reporting/catch-failures';

const aView = () => Object.assign(new EventTarget(), { location: { hash: '#/home?a=1' } });
const broken = (message: string, error?: unknown) => Object.assign(new Event('error'), { message, error });
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

const watched = () => {
  const view = aView();
  const { failures$, tell } = catchFailures(view as never);
  const heard: Failure[] = [];
  const listen = () => failures$.subscribe((failure) => heard.push(failure));
  return { view, tell, heard, listen };
};

test('errors, rejections and what was caught elsewhere are heard, with the place', () => {
  const { view, tell, heard, listen } = watched();
  listen();
  const [one, two, three] = [new Error('a'), new Error('b'), new Error('c')];
  view.dispatchEvent(broken('a', one));
  view.dispatchEvent(rejected(two));
  tell('view', three);
  expect(heard).toEqual([
    { kind: 'uncaught', error: one, place: '/home?a=1' },
    { kind: 'rejection', error: two, place: '/home?a=1' },
    { kind: 'view', error: three, place: '/home?a=1' },
  ]);
});

test('an error without an object is its message', () => {
  const { view, heard, listen } = watched();
  listen();
  view.dispatchEvent(broken('Script error.'));
  expect(heard).toMatchObject([{ error: 'Script error.' }]);
});

test('what broke before anybody listened is not lost, the newest twenty of it', () => {
  const { view, heard, listen } = watched();
  for (let count = 0; count < 30; count += 1) view.dispatchEvent(broken(`${count}`));
  listen();
  expect(heard.map(({ error }) => error)).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 10}`));
});

test('an observer that will be called once more breaks nothing', () => {
  const { view, heard, listen } = watched();
  listen();
  view.dispatchEvent(broken('ResizeObserver loop completed with undelivered notifications.'));
  expect(heard).toEqual([]);
});
