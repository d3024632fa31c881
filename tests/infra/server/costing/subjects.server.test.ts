import { subjectKey, subjectKeyOf, subjectName } from '#infra/server/costing/subjects';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();

const SAME = [
  ['fee', '施工机具使用费', ['机械费', '机械使用费', '施工机械使用费']],
  ['fee', '企业管理费', ['管理费']],
  ['part', '屋面及防水工程', ['屋面及防水', '屋面与防水工程']],
  ['part', '楼地面装饰工程', ['楼地面', '楼地面工程']],
  ['part', '墙、柱面装饰与隔断、幕墙工程', ['墙柱面', '墙、柱面工程', '墙柱面装饰与幕墙工程']],
  ['part', '保温、隔热、防腐工程', ['保温隔热防腐工程', '防腐、隔热、保温工程']],
  ['unit', '智能化工程', ['弱电工程', '建筑智能化']],
] as const;
const DIFFERENT = [
  ['part', '混凝土及钢筋混凝土工程', '混凝土工程'],
  ['part', '给排水、采暖、燃气工程', '给排水工程'],
  ['unit', '建筑工程', '土建工程'],
  ['unit', '室外工程', '室外'],
  ['content', '钢筋工程', '钢筋'],
] as const;

test('[DATA-001] words of houses for one thing meet under the standard word, and those of different things do not', () => {
  for (const [kind, name, others] of SAME)
    for (const other of others) {
      expect(subjectKey(kind, other)).toBe(subjectKey(kind, name));
      expect(subjectName(kind, [other, name])).toBe(name);
      expect(subjectName(kind, [other, other])).toBe(other);
    }
  const [same] = DIFFERENT.filter(([kind, one, other]) => subjectKey(kind, one) === subjectKey(kind, other));
  expect(same).toEqual(['unit', '室外工程', '室外']);
});

test('[DATA-001] the database folds names as the application does', async () => {
  for (const kind of ['part', 'unit', 'fee'] as const) {
    const names = [...SAME, ...DIFFERENT].flatMap(([, name, other]) => [name, ...[other].flat()]);
    const { rows } = await db.pool.query<{ name: string; key: string }>(
      `select name, ${subjectKeyOf(kind, 'name')} as key from unnest($1::text[]) as line (name)`,
      [[...names, '工程', '（一）土石方 工程', "it's"]],
    );
    for (const { name, key } of rows) expect([name, key]).toEqual([name, subjectKey(kind, name)]);
  }
});
