import { useSelector } from 'react-redux';
import { INDEX_RULES, isUsualBasis } from '#src/costing/basis';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { PublishedTable } from '../contract';
import { selectBasis, selectBasisWords, selectOwnSeries, selectStatus, selectTable } from '../selectors';
import { BasisFields } from './basis-fields';
import { AS_RECORDED, type BasisBlanks } from './blanks';
import { useTable } from './use-table';
import { classes } from '#src/ui/classes';
import * as styles from './basis.module.css';

const isSample = ({ series, factorSource }: PublishedTable): boolean =>
  series?.source === 'sample' || factorSource?.kind === 'sample';

interface WordsProps {
  readonly table: PublishedTable;
  readonly blanks: BasisBlanks;
}

const Words = ({ table, blanks }: WordsProps) => {
  const words = useSelector(selectBasisWords);
  const basis = useSelector(selectBasis);
  const own = useSelector(selectOwnSeries);
  const isUsual = isUsualBasis(basis);
  const by = [table.series?.name, ...own.map(({ name }) => name), table.factorSource && '地区系数']
    .filter(Boolean)
    .join('、');
  return (
    <p className={classes('muted', styles.words)}>
      {!isUsual && words ? (
        <>
          现以 <b>{words}</b> 显示，{blanks.chosenWords}
        </>
      ) : (
        ((isUsual ? undefined : blanks.quotedWords) ?? blanks.words)
      )}
      {basis.index && INDEX_RULES[basis.index]}
      {basis.areaId && '综合单价中可调运的材料不乘地区系数。'}
      {by && `折算依据：${by}`} <SampleBadge sample={isSample(table)} />
    </p>
  );
};

/** What every cost of the page is read in; the address holds the choice, so that it can be sent on. */
export function BasisSwitch({ blanks = AS_RECORDED }: { readonly blanks?: BasisBlanks }) {
  const send = useSend();
  const basis = useSelector(selectBasis);
  const table = useSelector(selectTable);
  const status = useSelector(selectStatus);
  const load = useTable();
  const isUsual = isUsualBasis(basis);
  return (
    <section className={classes('sheet row', styles.bar)} aria-label="折算口径" data-chosen={!isUsual}>
      <h2>折算到</h2>
      {table ? (
        <BasisFields basis={basis} table={table} blanks={blanks} />
      ) : (
        <p className="muted" role="status">
          {status === 'failed' ? '没能取到造价指数与地区系数，现按原值显示。' : '正在取造价指数与地区系数…'}
        </p>
      )}
      {status === 'failed' && !table && (
        <button type="button" className="plain no-print" onClick={load}>
          重试
        </button>
      )}
      {!isUsual && (
        <button type="button" className="plain no-print" onClick={() => send(commands.clearBasis())}>
          恢复默认
        </button>
      )}
      {table && <Words table={table} blanks={blanks} />}
    </section>
  );
}
