import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { minuteAt } from '#src/contract/shanghai-time';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { ImportKind, ImportPreview } from '../contract';
import { selectIsReadAsChosen, selectProblem, selectStatus } from '../selectors';
import { Assumptions } from './assumptions';
import { ColumnsTable } from './columns-table';
import * as styles from './record-imports.module.css';

const Shown = ({ shown }: Pick<ImportPreview, 'shown'>) => (
  <section aria-label="预览" className="column-tight">
    <h3>前 {shown.recordCells.length} 条将这样存入</h3>
    <div className={styles.wide} tabIndex={0} role="region" aria-label="将存入的记录">
      <table className="data-table">
        <caption className="sr-only">将存入的前几条记录</caption>
        <thead>
          <tr>
            {shown.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.recordCells.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                return (
                  <Cell key={at} scope={at === 0 ? 'row' : undefined}>
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

const Refused = ({ preview: { refused, refusedCount } }: { readonly preview: ImportPreview }) => {
  if (refusedCount === 0) return null;
  return (
    <details className={styles.refused} open={refusedCount <= 8}>
      <summary>拒绝的 {refusedCount} 行及原因</summary>
      <ul>
        {refused.map(({ line, refusedWords, refusedCells }, at) => (
          <li key={at}>
            <b>第 {line} 行</b> {refusedWords}
            <small>{refusedCells}</small>
          </li>
        ))}
      </ul>
      {refusedCount > refused.length && <p>其余的行在下载的 CSV 里。</p>}
    </details>
  );
};

const skipped = ({ totals, titles }: ImportPreview): string =>
  [...(totals > 0 ? [`合计、小计 ${totals} 行`] : []), ...(titles > 0 ? [`标题 ${titles} 行`] : [])].join(
    '、',
  );

const Notes = ({ preview }: { readonly preview: ImportPreview }) => {
  const { earlier, isRemembered, notes } = preview;
  const lines = [
    ...(earlier
      ? [`同一个文件已在 ${minuteAt(earlier.at)} 导入过，存入 ${earlier.stored} 条；相同的记录不会重复存入。`]
      : []),
    ...(isRemembered ? ['同样的表头本单位以前说明过，已照旧采用；下面可以改。'] : []),
    ...notes,
  ];
  return (
    <ul className={styles.notes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

const Confirm = ({ preview, kind }: { readonly preview: ImportPreview; readonly kind: ImportKind }) => {
  const send = useSend();
  const status = useSelector(selectStatus);
  const isReadAsChosen = useSelector(selectIsReadAsChosen);
  const { importId, accepted, refusedCount, missing } = preview;
  const skips = skipped(preview);
  return (
    <footer className={classes('column-tight', styles.confirm)}>
      <p role="status">
        {status === 'reading'
          ? '正在按改过的对应重新读取'
          : !isReadAsChosen
            ? '没有按改过的对应读成，不能导入；请改回，或再改一次'
            : missing.length > 0
              ? '还缺必需的列，不能导入'
              : `可导入 ${accepted} ${kind.unit}${kind.name}，拒绝 ${refusedCount} 行${skips && `；${skips}，不导入`}`}
      </p>
      <p className="muted">
        存入后来源为“本单位导入”：本站有查看权限的会员都能看到，不经脱敏与审核。不宜公开全名的工程请走“待发布”。
      </p>
      <div className="row">
        <button
          type="button"
          className="button button-fill"
          disabled={status !== 'shown' || !isReadAsChosen || accepted === 0}
          onClick={() => send(commands.accept({ importId }))}
        >
          {status === 'storing' ? '正在导入' : `导入 ${accepted} ${kind.unit}${kind.name}`}
        </button>
        {refusedCount > 0 && (
          <button type="button" className="button" onClick={() => send(commands.downloadRefusals())}>
            下载拒绝的 {refusedCount} 行（CSV）
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={status === 'storing'}
          onClick={() => send(commands.close())}
        >
          放弃这个文件
        </button>
      </div>
    </footer>
  );
};

/** What the file was read as, before anything is stored. */
export const PreviewPanel = ({ preview, kind }: { preview: ImportPreview; kind: ImportKind }) => {
  const problem = useSelector(selectProblem);
  const status = useSelector(selectStatus);
  const { fileName, format, headerLine, missing } = preview;
  return (
    <section
      className={classes('sheet column', styles.panel)}
      aria-label="核对文件"
      aria-busy={status === 'reading'}
    >
      <header>
        <h2>{fileName}</h2>
        {format && (
          <p className="muted">
            {format}，表头在第 {headerLine} 行
          </p>
        )}
      </header>
      <Notes preview={preview} />
      {missing.length > 0 && (
        <p className="bad" role="alert">
          还缺：{missing.map(({ label }) => label).join('、')}。请在下面指明是哪一列
          {missing.some(({ isAssumable }) => isAssumable) && '，或给整个文件一个假定'}。
        </p>
      )}
      {problem && (
        <p className="bad" role="alert">
          {problem.message}
        </p>
      )}
      <ColumnsTable preview={preview} kind={kind} />
      <Assumptions preview={preview} kind={kind} />
      {preview.shown.recordCells.length > 0 && <Shown shown={preview.shown} />}
      <Refused preview={preview} />
      <Confirm preview={preview} kind={kind} />
    </section>
  );
};
