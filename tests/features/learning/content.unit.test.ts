import { DRAWINGS } from '#features/learning/ui/figures/drawings';
import { CALCULATIONS, type CalculationName } from '#features/learning/calculations/index';
import type { Calculation } from '#features/learning/calculations/calculation';
import { MODULES } from '#features/learning/modules';
import { CASES, COLUMN_CONTENTS, LESSONS } from '#features/learning/server/content/index';
import { routeTable } from '#features/navigation/route-table';
import { formatNumber } from '#src/ui/format';

const contents = [...LESSONS, ...COLUMN_CONTENTS].map((content) => [content.id, content] as const);
const examples = contents.flatMap(([id, { sections }]) =>
  sections.flatMap(({ calculation }) => (calculation ? [[id, calculation] as const] : [])),
);
const textOf = (id: string): string =>
  contents
    .filter(([one]) => one === id)
    .flatMap(([, { sections }]) => sections.flatMap(({ text }) => text))
    .join('');

test('[STUDY-001] every module has contents, and no two contents one name', () => {
  for (const { name } of MODULES)
    expect(contents.filter(([, { module }]) => module === name).length).toBeGreaterThanOrEqual(3);
  expect(new Set(contents.map(([id]) => id)).size).toBe(contents.length);
  expect(contents.filter(([id]) => !/^[a-z0-9-]{1,40}$/.test(id))).toEqual([]);
});

test.each(examples)(
  '[STUDY-002] what a page states comes out of its working: %s',
  (_, { name, values, stated }) => {
    const calculation: Calculation = CALCULATIONS[name as CalculationName];
    expect(Object.keys(values).filter((key) => !Object.hasOwn(calculation.inputs, key))).toEqual([]);
    const { steps } = calculation.work(values);
    const said = Object.entries(stated);
    expect(said.length).toBeGreaterThan(0);
    for (const [label, value] of said) {
      const step = steps.find((one) => one.label === label);
      const digits = step?.digits ?? 2;
      expect([label, formatNumber(step?.value, digits)]).toEqual([label, formatNumber(value, digits)]);
    }
  },
);

test.each(examples)('the text of %s says the results it states', (id, { stated, name, values }) => {
  const calculation: Calculation = CALCULATIONS[name as CalculationName];
  const results = calculation.work(values).steps.filter(({ label, isResult }) => isResult && label in stated);
  const text = textOf(id).replaceAll(',', '');
  expect(
    results.filter(({ value, digits = 2 }) => {
      const written = formatNumber(value, digits).replaceAll(',', '');
      return !text.includes(written) && !text.includes(String(Number(written)));
    }),
  ).toEqual([]);
});

test.each(contents)(
  '%s says on what it rests, and shows only drawings there are',
  (_, { basis, sections }) => {
    expect(basis.length).toBeGreaterThan(0);
    expect(
      sections
        .flatMap(({ figure }) => (figure === undefined ? [] : [figure]))
        .filter((one) => !DRAWINGS[one]),
    ).toEqual([]);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  },
);

test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  'a lesson has rules, an example, mistakes and questions with one right answer each: %s',
  (_, { sections }) => {
    expect(sections.map(({ id }) => id)).toEqual(['rules', 'example', 'mistakes', 'quiz']);
    for (const { options, right, why } of sections.flatMap(({ questions = [] }) => questions)) {
      expect(options[right]).toBeDefined();
      expect(new Set(options).size).toBe(options.length);
      expect(why).not.toBe('');
    }
  },
);

test('[STUDY-002] a case goes from the problem to its terms and leads to indicators of open pages', () => {
  for (const { sections, publishedOn } of CASES) {
    expect(sections.map(({ title }) => title)).toEqual(['问题', '测算', '方案', '节约额', '适用条件']);
    expect(publishedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const links = sections.flatMap((section) => section.links ?? []);
    expect(links.length).toBeGreaterThan(0);
    for (const { path } of links) expect(routeTable.map((route) => route.path)).toContain(path.split('?')[0]);
  }
});

test('every case saves something with the values it begins with', () => {
  const savings = examples
    .filter(([id]) => CASES.some((one) => one.id === id))
    .map(([, { name, values }]) => CALCULATIONS[name as CalculationName].work(values).steps)
    .map((steps) => steps.find(({ label }) => label === '节约额')?.value ?? 0);
  expect(savings.filter((saving) => saving <= 0)).toEqual([]);
  expect(savings).toHaveLength(CASES.length);
});
