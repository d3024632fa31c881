import { behaviorList } from '#features/my-data/contract';
import type { Filter } from '#src/contract/listing/filter';
import { badWhereOf, whereOf } from '#features/my-data/server/where-of';

const TEXTS = ['2025-11-20', '1', 'a'];
const fields = behaviorList.filters.flatMap(({ control, fields: own }: Filter) =>
  Object.keys(own).map((field): [string, readonly string[]] => [
    field,
    'options' in control ? control.options.map(([value]) => value) : TEXTS,
  ]),
);

test.each(fields)('%s narrows what is shown, taken out and erased', (field, offered) => {
  const views = offered.map((text) => behaviorList.viewFrom({ [field]: text }));
  const [range = {}] = views.filter((view) => Object.keys(view).length > 0);
  expect(whereOf('one', range).sql).not.toBe(whereOf('one', {}).sql);
  expect(badWhereOf('one', range).sql).not.toBe(badWhereOf('one', {}).sql);
});

test('what could not be read has no kind', () => {
  expect(badWhereOf('one', { kind: 'search' }).sql).toMatch(/ and false$/);
});
