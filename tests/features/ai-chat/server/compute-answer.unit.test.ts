import { computeAnswer } from '#features/ai-chat/server/compute-answer';
import { readQuestion } from '#features/ai-chat/server/reading/read-question';

const regions = [
  { areaId: '1', name: '全国', level: 0, parent: '0' },
  { areaId: '18', name: '湖北', level: 1, parent: '1' },
  { areaId: '33', name: '香港', level: 1, parent: '1', status: 'paused' as const },
];
const today = '2026-11-21';
const answerer = (section: string) => ({
  section,
  fits: () => true,
  answer: async () => ({ section, blocks: [{ kind: 'text' as const, text: '有数据' }] }),
  examples: [],
});
const compute = (question: string, section: string, asked?: string) =>
  computeAnswer({
    question,
    basis: {},
    answerers: [answerer(section)],
    regions,
    today,
    before: asked === undefined ? undefined : readQuestion(asked, regions, today),
    signal: new AbortController().signal,
    onUnderstood: () => undefined,
  });

test('of a place without figures nothing is answered, and the next question goes on from the one before it', async () => {
  const before = '湖北高层住宅单方造价';
  const { section, blocks, reading } = await compute('那香港呢', 'project', before);
  expect([section, blocks]).toEqual([
    'none',
    [{ kind: 'text', text: expect.stringContaining('香港暂无数据') }],
  ]);
  expect(reading).toEqual(readQuestion(before, regions, today));
});

test('beside a place with figures it is only said', async () => {
  const { blocks } = await compute('湖北和香港高层住宅单方造价', 'project');
  expect(blocks).toEqual([
    { kind: 'caution', text: expect.stringContaining('香港暂无数据') },
    { kind: 'text', text: '有数据' },
  ]);
});

test.each(['term', 'policy'])('answers of %s are of no place', async (section) => {
  expect((await compute('香港高层住宅是什么', section)).blocks).toEqual([{ kind: 'text', text: '有数据' }]);
});

test('what is to come is not forecast', async () => {
  const { blocks } = await compute('水泥明年会涨吗', 'index');
  expect(blocks[0]).toEqual({ kind: 'caution', text: '不对以后的指数和价格作预测；下面是已有的数据。' });
});
