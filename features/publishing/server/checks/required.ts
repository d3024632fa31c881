import { cellIssue } from '../../cell-values';
import {
  COLUMNS,
  isOverviewField,
  NODE_NAMES,
  OVERVIEW_ROWS,
  shapeOf,
  type NodeName,
  type Row,
} from '../../contract-nodes';
import { at, atField, fieldOf, findingsFor, type Check, type CheckedDraft } from './checked-draft';

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
export const required: Check = (draft) => {
  const say = findingsFor(draft.nodes, 'required');
  const cells = NODE_NAMES.flatMap((node) => draft.nodes[node].flatMap((row) => cellsOf(draft, node, row)));
  const place =
    fieldOf(draft.nodes, 'place') !== '' && draft.placeIssue
      ? [say('place', 'error', atField('place'), draft.placeIssue)]
      : [];
  const area = fieldOf(draft.nodes, 'area');
  const positive = (['area', 'unitCost', 'total'] as const).flatMap((field) =>
    /^[0.,]+$/.test(fieldOf(draft.nodes, field))
      ? [say('positive', 'error', atField(field), `${OVERVIEW_ROWS[field].label}必须大于 0`)]
      : [],
  );
  const empty =
    area !== '' && (['单位工程', '费用', '分部指标'] as const).every((node) => draft.nodes[node].length === 0)
      ? [
          say(
            'breakdown',
            'error',
            atField('total'),
            '单位工程、费用、分部指标至少填写一个，只有总价不构成指标',
          ),
        ]
      : [];
  return [...cells, ...place, ...positive, ...empty];
};
