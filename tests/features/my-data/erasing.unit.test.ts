import * as z from 'zod/mini';
import { behaviorList, eraseCall } from '#features/my-data/contract';

const read = (body: object) => z.safeParse(eraseCall.body, body);

test('what the screen has chosen is erased, and nothing chosen is all', () => {
  const view = behaviorList.viewFrom({ kind: 'search', from: '2025-11-20', to: '2025-11-20', sort: 'x' });
  expect(read(view)).toMatchObject({ success: true, data: { kind: 'search', from: '2025-11-20' } });
  expect(read(behaviorList.viewFrom({})).success).toBe(true);
  expect(read({}).success).toBe(true);
});

test.each([{ kinds: 'search' }, { form: '2025-11-20' }, { from: '2025-11-20', until: '2025-11-20' }])(
  'a condition that is not known (%j) is refused, not passed over',
  (body) => {
    expect(read(body).error?.issues[0]?.message).toBe('只能按 kind、from、to 选择要删除的记录');
  },
);
