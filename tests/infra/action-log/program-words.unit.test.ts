import { readdirSync } from 'node:fs';
import path from 'node:path';
import type * as core from 'zod/v4/core';
import * as z from 'zod/mini';
import { isAllowed, namesNobody, sourceOfReply, type Told } from '#infra/action-log/allowed';
import { redactor } from '#infra/action-log/redact';
import { replyIn } from '#infra/action-log/replies';
import { KEY } from './recorded-session';

const ROUTER: Told = { source: 'outside', place: 'navigation/0()' };
const outside = (value: unknown, told: Told = { source: 'outside' }): unknown => {
  const { learn, redact } = redactor(KEY);
  learn(value, told);
  return redact(value);
};

const root = path.join(__dirname, '../../..');
/** The console of the analysts is not recorded. */
const contracts = readdirSync(path.join(root, 'features'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!analysis)[^/]+\/contract([-/].*)?\.ts$/.test(file))
  .map((file) => path.join(root, 'features', file));

interface Choice {
  readonly name: string;
  readonly value: string;
}

const wordsOf = (schema: core.$ZodTypes): readonly string[] | undefined => {
  const { def } = schema._zod;
  if (def.type === 'enum') return Object.values(def.entries).map(String);
  if (def.type === 'literal') return def.values.filter((value) => typeof value === 'string');
  return undefined;
};

const choicesIn = (schema: core.$ZodTypes, name: string): readonly Choice[] => {
  const words = wordsOf(schema);
  if (words) return words.map((value) => ({ name, value }));
  const { def } = schema._zod;
  const inner = (each: core.$ZodType) => choicesIn(each as core.$ZodTypes, name);
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([member, each]) => choicesIn(each as core.$ZodTypes, member));
  if (def.type === 'union') return def.options.flatMap(inner);
  if (def.type === 'array') return inner(def.element);
  if (def.type === 'pipe') return inner(def.in);
  return 'innerType' in def ? inner(def.innerType) : [];
};

test('whatever a contract chooses from a few words is read in a log', async () => {
  const hidden = new Set<string>();
  let calls = 0;
  for (const file of contracts) {
    for (const call of Object.values((await import(file)) as Record<string, unknown>)) {
      if (typeof call !== 'object' || call === null || !('path' in call) || !('method' in call)) continue;
      calls += 1;
      for (const part of ['query', 'body', 'data'] as const) {
        const schema = (call as Record<string, unknown>)[part];
        if (typeof schema !== 'object' || schema === null || !('_zod' in schema)) continue;
        const told: Told = part === 'data' ? sourceOfReply(call.path as string) : { source: 'outside' };
        for (const { name, value } of choicesIn(schema as core.$ZodTypes, ''))
          if (!namesNobody(value) && !isAllowed(name, value, told)) hidden.add(`${name}: ${value}`);
      }
    }
  }
  expect(calls).toBeGreaterThan(150);
  expect([...hidden]).toEqual([]);
});

test.each([
  '/project-publishing/import?kind=project',
  '/memberActivity/memberGiftBox?module=GiftBoxV76',
  '/m2/m-sourcing/mine',
  '/commonproj/index?basis=2025-09_20_in_kind',
])('what the program has written into an address stays: %s', (address) => {
  expect(outside({ address })).toEqual({ address });
});

test('a word that is read in an address is read where the program takes it out, too', () => {
  const entered = { fullPath: '/m2/m-sourcing/mine', params: { section9: 'mine' } };
  expect(outside(entered)).toEqual(entered);
});

test.each(['', '20_in', '2025-09', '2025-09_20_in_kind', 'in_parts', 'as'])(
  'a basis that was kept is no secret: %s',
  (basis) => {
    expect(outside({ basis })).toEqual({ basis });
  },
);

test('a code by message is no basis', () => {
  expect(outside({ said: ['482195', '482195_in'] })).not.toEqual({ said: ['482195', '482195_in'] });
});

describe('of an account that is called as a word of the program', () => {
  const route = {
    name: 'memberGiftBox',
    path: '/memberActivity/memberGiftBox',
    title: '粉丝礼盒',
    access: 'partner',
  };
  const { learn, redact } = redactor(KEY);
  for (const accountName of ['member', 'partner']) learn({ accountName }, { source: 'outside' });
  learn({ route }, ROUTER);
  learn({ by: 'member' }, { source: 'program' });

  test('routes and choices stay', () => {
    expect(redact({ route })).toEqual({ route });
    const said = { by: 'member', address: '/memberActivity/dailyAttendance', path: '/pb/member/info' };
    expect(redact(said)).toEqual(said);
  });

  test.each([{ accountName: 'member' }, { last: 'member' }, { told: '您好，member！' }, ['partner']])(
    'the name is hidden: %j',
    (said) => {
      expect(JSON.stringify(redact(said))).not.toMatch(/member|partner/);
    },
  );

  test('of another account nothing stays', () => {
    const other = redactor(KEY);
    other.learn({ accountName: 'zhangwei' }, { source: 'outside' });
    const said = { by: 'zhangwei', address: '/of/zhangwei', told: 'azhangweib' };
    other.learn(said, { source: 'outside' });
    expect(JSON.stringify(other.redact(said))).not.toContain('zhangwei');
  });
});

test('a file that was answered is one when it is replayed', () => {
  const told = { k: 's', i: 1, t: 0, r: 1, st: 200, sc: 200, b: { $other: 'Blob' } } as const;
  expect(replyIn(told)).toMatchObject({ data: expect.any(Blob) as Blob });
  expect(replyIn({ ...told, b: { $other: 'Map' } })).toMatchObject({ data: { $other: 'Map' } });
});

test('an id becomes another that a contract takes for one, also where it is a part of a name', () => {
  const id = '01a21f10-5527-7212-bcce-1ef163e1f888';
  const after = outside({ id, projectId: `plan-${id}` }) as { id: string; projectId: string };
  expect(after.id).not.toContain('5527');
  expect(z.uuid().safeParse(after.id).success).toBe(true);
  expect(after.projectId).toMatch(new RegExp(`^(?!plan)[a-z]{4}-${after.id}$`));
});

test('sheets of a draft are found by their names', () => {
  const draft = { nodes: { 单位工程: [], 分部指标: [] } };
  expect(outside(draft)).toEqual(draft);
});
