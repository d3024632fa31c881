import { type Budgets, budgetName, problems, sizeReport } from '#infra/tooling/checks/size-report';

const file = (path: string, kb: number) => ({ path, brotli: kb * 1024, gzip: kb * 1100 });
const files = [
  file('assets/portal.01234567.js', 80),
  file('assets/99.01234567.js', 30),
  file('index.html', 2),
];
const plan = { '/list': ['/assets/99.01234567.js', '/assets/99.01234567.css'] };
const budgets: Budgets = {
  files: { 'portal.js': 90, 'shared.js': 40, 'index.html': 14 },
  chunk: { js: 5 },
  firstLoadJs: { '/home': 90, '/list': 120 },
  all: 200,
  programs: {},
};
const report = (given = budgets) => sizeReport(files, ['/assets/portal.01234567.js'], plan, given);

test.each([
  ['assets/login.01234567.css', 'login.css'],
  ['assets/265.01234567.js', 'shared.js'],
  ['index.html', 'index.html'],
])('%s falls under the budget of %s', (path, name) => {
  expect(budgetName(path)).toBe(name);
});

test('adds up the first load of a route from the entry and its preloaded chunks', () => {
  expect(report().find(({ what }) => what === 'first load JS /list')?.brotli).toBe(110);
});

test('a chunk without a budget of its own has that of any chunk', () => {
  const added = sizeReport([...files, file('assets/labour.01234567.js', 6)], [], plan, budgets);
  expect(problems(added, budgets)).toEqual(['assets/labour.01234567.js weighs 6.0 KB, its budget is 5 KB']);
});

test('within budget there is nothing to say', () => {
  expect(problems(report(), budgets)).toEqual([]);
});

test('names what is over, what has no budget, and what no longer exists', () => {
  const tight = { ...budgets, files: { 'portal.js': 79, 'shared.js': 40, 'gone.js': 1 } };
  expect(problems(report(tight), tight)).toEqual([
    'assets/portal.01234567.js weighs 80.0 KB, its budget is 79 KB',
    'index.html has no budget',
    'the budget for gone.js has no file',
  ]);
});
