import { decideStep, stepsOpenTo, type Ask, type ReviewState } from '#features/publishing/server/decide-step';
import { fc } from '#tests/support/property';

const START: ReviewState = {
  status: 'draft',
  authorId: 'author',
  house: ['author', 'colleague'],
  firstReviewerId: null,
  secondReviewerId: null,
  version: 1,
  checkedVersion: null,
  maskedVersion: null,
};

const plainSteps = [...(['remask', 'confirmMask', 'submit', 'recall', 'publish'] as const)];
const ask: fc.Arbitrary<Ask> = fc.oneof(
  fc.constant<Ask>({ step: 'edit' }),
  fc.boolean().map((passed): Ask => ({ step: 'check', passed })),
  fc.constantFrom(...plainSteps).map((step): Ask => ({ step })),
  fc
    .tuple(
      fc.constantFrom(
        'approveFirst' as const,
        'approveSecond' as const,
        'return' as const,
        'withdraw' as const,
      ),
      fc.constantFrom('', '口径有误'),
    )
    .map(([step, reason]): Ask => ({ step, reason })),
);
const actor = fc.constantFrom('author', 'colleague', 'first', 'second');
/** Sequences that reach publication are rare among random ones; most of these get there. */
const onward: readonly (readonly [Ask, string])[] = [
  [{ step: 'check', passed: true }, 'author'],
  [{ step: 'confirmMask' }, 'author'],
  [{ step: 'submit' }, 'author'],
  [{ step: 'approveFirst', reason: '数据可信' }, 'first'],
  [{ step: 'approveSecond', reason: '同意' }, 'second'],
  [{ step: 'publish' }, 'author'],
  [{ step: 'withdraw', reason: '口径有误' }, 'author'],
];
const walk = fc
  .tuple(
    fc.nat({ max: onward.length }),
    fc.array(fc.tuple(ask, actor), { maxLength: 12 }),
    fc.nat({ max: 6 }),
  )
  .map(([ahead, random, from]) => [...onward.slice(0, ahead), ...random, ...onward.slice(from)]);

interface Line {
  readonly from: string;
  readonly to: string;
  readonly step: string;
}

const follow = (steps: readonly (readonly [Ask, string])[]) => {
  let review = START;
  const seen: ReviewState[] = [START];
  const history: Line[] = [];
  for (const [asked, who] of steps) {
    const decision = decideStep(review, asked, who);
    if ('refusal' in decision) continue;
    history.push({ from: decision.from, to: decision.review.status, step: decision.step });
    review = decision.review;
    seen.push(review);
  }
  return { seen, history };
};

const isReviewed = (one: ReviewState): boolean =>
  one.checkedVersion === one.version &&
  one.maskedVersion === one.version &&
  one.firstReviewerId !== null &&
  one.secondReviewerId !== null &&
  new Set([one.authorId, one.firstReviewerId, one.secondReviewerId]).size === 3 &&
  !one.house.includes(one.firstReviewerId) &&
  !one.house.includes(one.secondReviewerId);

test('[DATA-006] nothing is published without passed checks, a confirmed mask and two reviewers of other organisations', () => {
  let published = 0;
  fc.assert(
    fc.property(walk, (steps) => {
      const { seen } = follow(steps);
      published += seen.filter(({ status }) => status === 'published').length;
      return seen.every(
        (one) => !['approved', 'published', 'withdrawn'].includes(one.status) || isReviewed(one),
      );
    }),
    { numRuns: 2_000 },
  );
  expect(published).toBeGreaterThan(200);
});

test('the history tells the whole way: each line begins where the one before ended', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      const { seen, history } = follow(steps);
      const told = [history[0]?.from ?? 'draft', ...history.map(({ to }) => to)];
      const joined = history.every(({ from }, index) => from === told[index]);
      return joined && told.join() === seen.map(({ status }) => status).join();
    }),
  );
});

test('what is published changes no more but for its withdrawal, which is final', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      const { seen } = follow(steps);
      const at = seen.findIndex(({ status }) => status === 'published');
      if (at < 0) return;
      const after = seen.slice(at + 1);
      expect(after).toEqual(after.length === 0 ? [] : [{ ...seen[at], status: 'withdrawn' }]);
    }),
    { numRuns: 1_000 },
  );
});

test('any change of content brings the draft back to its beginning', () => {
  const { seen } = follow([...onward.slice(0, 2), [{ step: 'edit' }, 'author']]);
  const last = seen.at(-1)!;
  expect(last).toMatchObject({ status: 'draft', version: 2, checkedVersion: 1 });
  expect(decideStep(last, { step: 'submit' }, 'author')).toEqual({
    refusal: '请先通过校验并确认脱敏预览',
  });
});

test.each([
  [2, { step: 'submit' }, 'first', '只有提交人及其同单位的人可以做这一步'],
  [
    3,
    { step: 'approveFirst', reason: '好' },
    'author',
    '不能审核自己或本单位提交的工程，请由其他单位有发布权限的人审核',
  ],
  [
    3,
    { step: 'approveFirst', reason: '好' },
    'colleague',
    '不能审核自己或本单位提交的工程，请由其他单位有发布权限的人审核',
  ],
  [5, { step: 'publish' }, 'stranger', '只有提交单位的人和它的审核人可以做这一步'],
  [4, { step: 'approveSecond', reason: '好' }, 'first', '初审和复审须由两位不同的审核人完成'],
  [3, { step: 'approveFirst', reason: '' }, 'first', '请写明初审意见'],
  [4, { step: 'return', reason: ' ' }, 'second', '请写明退回修改的原因'],
  [3, { step: 'edit' }, 'author', '审核中或已发布的内容不能修改；可先撤回提交，或开新修订'],
  [4, { step: 'publish' }, 'author', '两次审核都通过后才能发布'],
  [6, { step: 'withdraw', reason: '' }, 'author', '请写明撤回发布的原因'],
] as const)('after %i steps %j by %s is refused', (ahead, asked, who, refusal) => {
  const { seen } = follow(onward.slice(0, ahead));
  expect(decideStep(seen.at(-1)!, asked, who)).toEqual({ refusal });
});

test('everybody is offered what they may do and nothing else', () => {
  const at = (ahead: number) => follow(onward.slice(0, ahead)).seen.at(-1)!;
  expect(stepsOpenTo(at(0), 'author')).toEqual(['edit', 'check', 'remask']);
  expect(stepsOpenTo(at(0), 'colleague')).toEqual(['edit', 'check', 'remask']);
  expect(stepsOpenTo(at(0), 'first')).toEqual([]);
  expect(stepsOpenTo(at(6), 'stranger')).toEqual([]);
  expect(stepsOpenTo(at(3), 'first')).toEqual(['approveFirst', 'return']);
  expect(stepsOpenTo(at(4), 'first')).toEqual(['return']);
  expect(stepsOpenTo(at(4), 'second')).toEqual(['approveSecond', 'return']);
  expect(stepsOpenTo(at(5), 'author')).toEqual(['recall', 'publish']);
  expect(stepsOpenTo(at(6), 'second')).toEqual(['withdraw']);
});
