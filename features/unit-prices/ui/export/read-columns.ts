import type { Rebase } from '#src/costing/rebaser';
import type { ListColumn } from '#src/tables/list-export';
import { readValue, readWords } from '#src/tables/read-cell';
import type { Scheme } from '../../contract-schemes';
import { quotedOf } from '../list/quoted-of';
import type { Row } from './list-columns';

/** Under the chosen scheme, beside the original, as on the screen. */
export const underScheme = (scheme: Scheme | undefined): readonly ListColumn<Row>[] =>
  scheme === undefined
    ? []
    : [
        {
          title: '按方案单价',
          unit: '元',
          type: 'number',
          digits: 2,
          width: 14,
          value: ({ schemePrice }) => schemePrice,
        },
        {
          title: '方案口径',
          type: 'text',
          width: 24,
          value: (row) =>
            row.schemePrice === null
              ? '无价格组成，未按方案'
              : `按方案「${scheme.name}」，${quotedOf(row, scheme).quoted.taxBasis ?? row.taxBasis}`,
        },
      ];

/** What the list shows, read in the basis of the page; a price that cannot be read leaves its place empty and says why. */
export const inBasis = (
  scheme: Scheme | undefined,
  rebase: Rebase,
  basis: string,
): readonly ListColumn<Row>[] =>
  basis === ''
    ? []
    : [
        {
          title: '折算单价',
          unit: '元',
          type: 'number',
          digits: 2,
          width: 14,
          value: (row) => readValue(rebase, quotedOf(row, scheme).quoted),
        },
        {
          title: '折算口径',
          type: 'text',
          width: 22,
          value: (row) => readWords(rebase, basis, quotedOf(row, scheme).quoted),
        },
      ];
