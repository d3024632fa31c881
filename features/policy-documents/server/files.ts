import type { ClientBase, Pool } from 'pg';
import { csvLine, csvText } from '#infra/server/http/csv-text';
import { mapInTurns } from '#infra/server/in-turns';
import { plainReader } from '#infra/server/import/plain-exchange';
import { plainText } from '#infra/server/import/plain-text';
import { Unclear } from '#infra/server/import/unclear';
import type { FileExchange, ImportForm } from '#infra/server/server-slice';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { IMPACTS, POLICY_KINDS, LEVELS, policyList, type PolicyRow } from '../contract';
import { tooMany } from './import/clauses-in';
import { ASSUMABLE, layout, type Field } from './import/layout';
import { lineOf, NAMED_MOST, type ReadLine } from './import/record';
import { EFFECTIVE_ON } from './rows';
import { savePolicies, settleStates, type StoredPolicy } from './save-policies';

const { keys, labelOf } = layout;
const BATCH = 500;
const COLUMNS: readonly Field[] = [
  ...(['title', 'docNo', 'issuer', 'level', 'place', 'kind', 'trade', 'publishedOn', 'effectiveOn'] as const),
  ...(['impacts', 'replaces', 'amends', 'chapter', 'number', 'body', 'source'] as const),
];

const related = (kind: 'replaces' | 'amends') => `(
  select string_agg(coalesce(nullif(o.doc_no, ''), o.title), '、' order by o.id) from policy_relation r
  join policy o on o.id = r.to_id where r.from_id = p.id and r.kind = '${kind}')`;
/** One line a clause; a document without any has one line. */
const SELECT = `
  with batch as (select * from policy where id > $1 order by id limit ${BATCH})
  select p.id, p.source, array[p.title, p.doc_no, p.issuer, p.level,
    case when r.level = 0 then '全国' else concat_ws(' ', province.name, r.name) end,
    p.kind, p.trade, p.published_on::text, ${EFFECTIVE_ON}, array_to_string(p.impacts, '、'),
    ${related('replaces')}, ${related('amends')}, c.chapter, c.number, c.body] as cells
  from batch p join region r on r.areaid = p.area_id
  left join region province on province.areaid = r.pid and r.level = 2
  left join policy_clause c on c.policy_id = p.id
  order by p.id, c.rank`;
interface Stored {
  readonly id: string;
  readonly source: PolicyRow['source'];
  readonly cells: readonly (string | null)[];
}

const write: FileExchange['write'] = async (pool: Pool, say) => {
  say(csvText([COLUMNS.map(labelOf)]));
  let count = 0;
  for (let id = ''; ;) {
    const { rows } = await pool.query<Stored>(SELECT, [id]);
    const last = rows.at(-1);
    if (!last) return count;
    say(rows.map(({ cells, source }) => csvLine([...cells, SOURCE_LABELS[source]])).join(''));
    count += rows.length;
    id = last.id;
  }
};

/** Documents by their number and their title. */
type Known = ReadonlyMap<string, string>;
const KNOWN = `select id, title, doc_no as "docNo" from policy order by source = 'imported', id`;
type Named = Pick<PolicyRow, 'id' | 'title' | 'docNo'>;
const knownBy = (documents: readonly Named[]): Known =>
  new Map(
    documents.flatMap(({ id, title, docNo }) =>
      [title, docNo].filter(Boolean).map((name) => [plainText(name), id] as const),
    ),
  );
const knownIn = async (client: ClientBase | Pool): Promise<Known> =>
  knownBy((await client.query<Named>(KNOWN)).rows);

const keyOf = ({ policy, clauses, replaces, amends }: ReadLine): string =>
  `${policy.id} ${JSON.stringify([clauses, replaces, amends])}`;
const policyIdIn = (key: string): string => key.slice(0, key.indexOf(' '));

/** All lines of a document that is stored: it is changed by nobody's file. */
const storedOf = async (client: ClientBase | Pool, all: readonly string[]) => {
  const { rows } = await client.query<{ id: string }>('select id from policy where id = any ($1::text[])', [
    [...new Set(all.map(policyIdIn))],
  ]);
  const ids = new Set(rows.map(({ id }) => id));
  return new Set(all.filter((key) => ids.has(policyIdIn(key))));
};

const NO_TEXT = '导入时没有正文，以发文机关的文本为准。';
const ATTACHED_TITLE = 100;

const documentOf = (lines: readonly ReadLine[], [first]: readonly [ReadLine], known: Known): StoredPolicy => {
  // Lines may say the same clause beside different documents that are replaced.
  const clauses = [
    ...new Map(lines.map((line) => [JSON.stringify(line.clauses), line.clauses] as const)).values(),
  ].flat();
  const toId = (name: string): string => {
    const id = known.get(name);
    if (id === undefined) throw new Unclear(`“${name}”没有存入，请重新导入`);
    return id;
  };
  const related = (kind: 'replaces' | 'amends') =>
    [...new Set(lines.flatMap((line) => line[kind]).map(toId))].map((id) => ({ toId: id, kind }));
  return {
    ...first.policy,
    textNote: [first.policy.textNote, clauses.length === 0 ? NO_TEXT : ''].filter(Boolean).join('；'),
    heat: 0,
    clauses,
    relations: [...related('replaces'), ...related('amends')],
    attachments:
      clauses.length === 0
        ? []
        : [
            {
              name: `${first.policy.title.slice(0, ATTACHED_TITLE)}（条文）`,
              content: 'clauses',
              format: 'xlsx',
            },
          ],
  };
};

const save = async (client: ClientBase, lines: readonly ReadLine[]): Promise<void> => {
  const documents = new Map<string, [ReadLine, ...ReadLine[]]>();
  for (const line of lines) {
    const there = documents.get(line.policy.id);
    if (there) there.push(line);
    else documents.set(line.policy.id, [line]);
  }
  // What is stored goes first, as it did when the file was read: a successor may bear the name of its predecessor.
  const known = new Map([
    ...knownBy([...documents.values()].map(([{ policy }]) => policy)),
    ...(await knownIn(client)),
  ]);
  await savePolicies(
    client,
    await mapInTurns(documents.values(), (all) => documentOf(all, [all[0]], known)),
    'imported',
  );
  await settleStates(client);
};

/** One more than there may be, of what thousands of lines may name. */
const namedBy = (lines: readonly ReadLine[]): readonly string[] => {
  const names = new Set<string>();
  for (const { replaces, amends } of lines)
    for (const name of [...replaces, ...amends]) {
      names.add(name);
      if (names.size > NAMED_MOST) return [...names];
    }
  return [...names];
};

const among = (known: Known) => (all: readonly ReadLine[]) => {
  const here = knownBy(all.map(({ policy }) => policy));
  const lineOf = new Map(all.map((line) => [line.policy.id, line]));
  return {
    problemOf: (lines: readonly ReadLine[]): string | undefined => {
      const said = new Set(lines.map(({ policy }) => JSON.stringify(policy)));
      if (said.size > 1) return '同一份文件的各行写得不一样：层级、地区、类别、专业、施行日期或影响';
      const own = lines[0]?.policy.id;
      const much = tooMany(lines.reduce((sum, { clauses }) => sum + clauses.length, 0));
      if (much !== undefined) return much;
      const names = namedBy(lines);
      if (names.length > NAMED_MOST)
        return `替代和修改的文件超过 ${NAMED_MOST} 份，一份文件至多 ${NAMED_MOST} 份`;
      for (const name of names) {
        const id = known.get(name) ?? here.get(name);
        if (id === undefined) return `替代或修改的“${name.slice(0, 40)}”不在库中，也不在本文件里`;
        if (id === own) return '文件不能替代或修改它自己';
      }
      return undefined;
    },
    needs: (lines: readonly ReadLine[]): readonly ReadLine[] =>
      namedBy(lines).flatMap((name) => {
        const line = known.has(name) ? undefined : lineOf.get(here.get(name) ?? '');
        return line ? [line] : [];
      }),
  };
};

const OPTIONS: Partial<Record<Field, readonly string[]>> = {
  level: LEVELS,
  kind: POLICY_KINDS,
  impacts: IMPACTS,
};
const PER_FILE: ReadonlySet<Field> = new Set(['title', 'docNo', 'publishedOn', 'effectiveOn']);

const form: ImportForm = {
  fields: keys
    .filter((field) => field !== 'source')
    .map((field) => {
      const options = OPTIONS[field];
      return {
        label: labelOf(field),
        isAssumable: ASSUMABLE.has(field),
        ...(PER_FILE.has(field) && { isPerFile: true }),
        ...(options && { options }),
      };
    }),
  hint: '一行一条，同一份文件的标题可以只写在第一行；也可以一行一份，正文按“第几条”分开。',
  list: policyList.pathTo(policyList.viewFrom({})),
};

const EXCERPT = 40;
const EXCERPTS = 3;

const excerptsOf = ({ clauses }: ReadLine): string =>
  [
    ...clauses.slice(0, EXCERPTS).map(({ number, body }) => `${number} ${body.slice(0, EXCERPT)}`),
    ...(clauses.length > EXCERPTS ? [`共 ${clauses.length} 条`] : []),
  ].join('；') || '—';

/** Documents a house keeps, from its files and back into them; price tables are not among them. */
export const policyFiles: FileExchange = {
  kind: 'policies',
  form,
  usage: { imports: '政策文件与条文', exports: '全部政策文件与条文' },
  noun: { unit: '行', name: '政策文件条文' },
  read: async (pool, file) =>
    plainReader({
      layout,
      record: lineOf,
      keyOf,
      storedOf,
      save,
      parts: { of: ({ clauses }) => clauses.length, called: '条文' },
      whole: {
        nameOf: (cell) =>
          (['title', 'docNo', 'issuer', 'publishedOn'] as const)
            .map((field) => plainText(cell(field)))
            .join(' '),
        among: among(await knownIn(pool)),
      },
      heads: ['标题', '文号', '发文机关', '类别', '发布日期', '施行日期', '条文'],
      shown: (line) => [
        line.policy.title,
        line.policy.docNo,
        line.policy.issuer,
        line.policy.kind,
        line.policy.publishedOn,
        line.policy.effectiveOn ?? '—',
        excerptsOf(line),
      ],
      lock: 'policy import',
    })(pool, file),
  write,
};
