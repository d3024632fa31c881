import { samplePolicies, type SampleArea } from '#features/policy-documents/samples/sample-policies';

const PLACES: readonly SampleArea[] = [
  ...Array.from({ length: 31 }, (_, at) => ({ areaId: 100 + at, name: `省${at}`, level: 1 })),
  ...Array.from({ length: 300 }, (_, at) => ({ areaId: 1_000 + at, name: `市${at}`, level: 2 })),
];
const documents = [...samplePolicies(PLACES)];
const ended = new Set(
  documents.flatMap(({ relations }) =>
    relations.flatMap(({ toId, kind }) => (kind === 'replaces' ? [toId] : [])),
  ),
);
const subjectOf = ({ title, areaId }: (typeof documents)[number]): string =>
  `${areaId} ${title.replace(/^.*号 /, '')}`;

test('of documents that set figures anew, one stands at a time for a place', () => {
  const standing = documents
    .filter(({ id, title }) => title.includes('关于调整') && !ended.has(id))
    .map(subjectOf);
  expect(standing.length).toBeGreaterThan(5);
  expect(standing.filter((subject, at) => standing.indexOf(subject) !== at)).toEqual([]);
});

test('guiding prices of labour grow from edition to edition', () => {
  const wages = (id: string): readonly number[] => {
    const text = documents
      .find((one) => one.id === id)!
      .clauses.map(({ body }) => body)
      .join('');
    return [...text.matchAll(/(?:普工|技工)(\d+)元/g)].map(([, wage]) => Number(wage));
  };
  const pairs = documents
    .filter(({ title }) => title.includes('人工费指导单价'))
    .flatMap(({ id, relations }) => relations.map(({ toId }) => [wages(toId), wages(id)] as const));
  expect(pairs.length).toBeGreaterThan(5);
  for (const [before, after] of pairs)
    expect(after.map((wage, at) => wage > before[at]!)).toEqual([true, true, true]);
});
