import { NEW_EDITION_FROM } from '#src/contract/bill-editions';
import { cellIssue, plain } from '../../cell-values';
import {
  BREAKDOWNS,
  CODE_EDITIONS,
  COLUMNS,
  isOverviewField,
  NODE_NAMES,
  OVERVIEW_ROWS,
  shapeOf,
  type NodeName,
  type Row,
} from '../../contract-nodes';
import type { StoredFinding } from '../draft-store';
import { at, atField, fieldOf, findingsFor, type Check, type CheckedDraft } from './checked-draft';
import { logic } from './logic';
import { possible } from './possible';
import { ranges } from './ranges';

/** What makes a row one of its kind, and where a second one is pointed out. */
const SAME: readonly (readonly [node: NodeName, column: string, keys: readonly string[], what: string])[] = [
  ['单位工程', 'name', ['name'], '名称'],
  ['费用', 'name', ['name'], '名称'],
  ['分部指标', 'name', ['name'], '名称'],
  ['工程量', 'name', ['name', 'unit'], '名称和单位'],
  ['工料', 'name', ['name', 'spec', 'unit'], '名称、规格和单位'],
  ['清单', 'code', ['code', 'name', 'feature'], '编码、名称和特征'],
];

const identityOf = ({ cells }: Row, keys: readonly string[]): string =>
  keys.map((key) => (cells[key] ?? '').normalize('NFKC').replace(/\s/g, '')).join('|');

const duplicates: Check = ({ nodes, twins }) => {
  const say = findingsFor(nodes, 'duplicate');
  const rows = SAME.flatMap(([node, column, keys, what]) => {
    const seen = new Map<string, number>();
    return nodes[node].flatMap((row, index) => {
      const identity = identityOf(row, keys);
      const earlier = seen.get(identity);
      if (earlier === undefined) seen.set(identity, index + 1);
      return earlier === undefined || identity.replaceAll('|', '') === ''
        ? []
        : [say('row', 'warning', at(node, row.id, column), `与本节点第 ${earlier} 行${what}相同`)];
    });
  });
  const whole = twins.length
    ? [
        say(
          'project',
          'error',
          atField('name'),
          `库中已有面积、价格期与总造价都相同的“${fieldOf(nodes, 'type')}”：${twins.join('、')}`,
        ),
      ]
    : [];
  return [...rows, ...whole];
};

const [OLD, NEW] = CODE_EDITIONS;
const SETTLED = ['竣工结算', '竣工决算', '合同价'];

const editions: Check = ({ nodes }) => {
  const say = findingsFor(nodes, 'edition');
  const edition = fieldOf(nodes, 'codeEdition');
  const priceDate = plain(fieldOf(nodes, 'priceDate'));
  const findings = [];
  if (edition === OLD && priceDate >= NEW_EDITION_FROM && !SETTLED.includes(fieldOf(nodes, 'stage')))
    findings.push(
      say(
        'outdated',
        'warning',
        atField('codeEdition'),
        `${NEW_EDITION_FROM} 起执行 2024 版清单标准，请确认仍按 2013 版计价`,
      ),
    );
  if (edition === NEW && priceDate !== '' && priceDate < NEW_EDITION_FROM)
    findings.push(
      say(
        'early',
        'warning',
        atField('codeEdition'),
        `价格期早于 ${NEW_EDITION_FROM}，请确认已按 2024 版清单标准计价`,
      ),
    );
  const statutory = nodes.费用.find(({ cells }) => cells.name?.trim() === '规费' && cells.amount?.trim());
  if (edition === NEW && statutory)
    findings.push(
      say(
        'statutory',
        'warning',
        at('费用', statutory.id, 'amount'),
        '2024 版清单不再单列规费，请确认这一行的口径',
      ),
    );
  return findings;
};

const cellsOf = (draft: CheckedDraft, node: NodeName, row: Row) => {
  const say = findingsFor(draft.nodes, 'required');
  return COLUMNS[node].flatMap((column) => {
    const text = row.cells[column.key] ?? '';
    const shape = shapeOf(node, row.id, column);
    const place = at(node, row.id, column.key);
    if (text.trim() === '')
      return shape.required ? [say('missing', 'error', place, `${shape.label}没有填`)] : [];
    const named = isOverviewField(row.id) ? OVERVIEW_ROWS[row.id].choices : undefined;
    const issue = cellIssue(text, shape, (node === '概况' && named && draft.choices[named]) || []);
    return issue ? [say('type', 'error', place, `${shape.label}：${issue}`)] : [];
  });
};

/** What must be there is there, and every cell can be read. */
const required: Check = (draft) => {
  const say = findingsFor(draft.nodes, 'required');
  const cells = NODE_NAMES.flatMap((node) => draft.nodes[node].flatMap((row) => cellsOf(draft, node, row)));
  const place =
    fieldOf(draft.nodes, 'place') !== '' && draft.placeIssue
      ? [say('place', 'error', atField('place'), draft.placeIssue)]
      : [];
  const area = fieldOf(draft.nodes, 'area');
  const empty = BREAKDOWNS.filter((node) => draft.nodes[node].length === 0);
  const breakdown =
    area === '' || empty.length === 0
      ? []
      : [
          empty.length === BREAKDOWNS.length
            ? say(
                'breakdown',
                'error',
                atField('total'),
                `${BREAKDOWNS.join('、')}至少填写一个，只有总价不构成指标`,
              )
            : say(
                // Another one missing is another thing to explain.
                `empty ${empty.join(' ')}`,
                'warning',
                atField('total'),
                `${empty.join('、')}没有填写，发布后资料等级至多为 B；请说明原因`,
              ),
        ];
  return [...cells, ...place, ...breakdown];
};

const CHECKS: readonly Check[] = [required, possible, logic, ranges, duplicates, editions];
const MOST = 500;

/** Errors first; a draft with more than a few hundred faults is told of the first. */
export const checkDraft = (draft: CheckedDraft): StoredFinding[] =>
  CHECKS.flatMap((check) => check(draft))
    .sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'))
    .slice(0, MOST);

/** No errors, and every warning answered for. */
export const isPassed = (
  findings: readonly StoredFinding[],
  acknowledged: Readonly<Record<string, string>>,
): boolean =>
  findings.every(({ level, key }) => level === 'warning' && (acknowledged[key] ?? '').trim() !== '');
