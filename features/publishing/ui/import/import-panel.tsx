import { useState } from 'react';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { ImportPreview, Mapping } from '../../contract-import';
import type { ImportState } from '../../selectors';
import { SheetCard } from './sheet-card';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

/** As many rows as arrive, with those to be mended among them where they are taken along. */
export const outcomeText = ({ outcome }: Pick<ImportPreview, 'outcome'>, withRefused: boolean): string => {
  const told = outcome.flatMap(({ node, rows, mendable }) => {
    const more = withRefused ? mendable : 0;
    if (rows + more === 0) return [];
    return `${node} ${rows + more} 行${more > 0 ? `（其中 ${more} 行待改）` : ''}`;
  });
  return told.length === 0 ? '没有可导入的行' : `将写入：${told.join('、')}`;
};

type AcceptProps = Pick<ImportState, 'status' | 'isReadAsMapped'> & { readonly preview: ImportPreview };

const Accept = ({ preview, status, isReadAsMapped }: AcceptProps) => {
  const send = useSend();
  const [withRefused, take] = useState(true);
  const refused = preview.sheets.reduce((sum, { refusedCount }) => sum + refusedCount, 0);
  return (
    <footer className={classes('column-tight', styles.sheet)}>
      <p role="status">
        {outcomeText(preview, withRefused)}
        {preview.replaces.length > 0 && `；${preview.replaces.join('、')}已填的内容会被替换`}
      </p>
      {refused > 0 && (
        <label>
          <input type="checkbox" checked={withRefused} onChange={({ target }) => take(target.checked)} />
          读不懂的格也原样带入草稿，在表格里改正（分部标题、小计等行不带入）
        </label>
      )}
      <div className="row">
        <button
          type="button"
          className="button button-fill"
          disabled={status === 'reading' || status === 'storing' || !isReadAsMapped}
          onClick={() => send(commands.acceptImport({ withRefused }))}
        >
          {status === 'storing' ? '正在写入' : '写入草稿'}
        </button>
        {refused > 0 && (
          <button type="button" className="button" onClick={() => send(commands.downloadRefusals())}>
            下载未导入的 {refused} 行（CSV）
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={status === 'storing'}
          onClick={() => send(commands.closeImport())}
        >
          取消导入
        </button>
      </div>
    </footer>
  );
};

/** What the file was understood to say, sheet by sheet, before anything is written. */
export const ImportPanel = ({ file }: { readonly file: ImportState }) => {
  const send = useSend();
  const { status, preview, mapping, isReadAsMapped, problem } = file;
  const change = (sheet: Mapping[number]) =>
    send(commands.changeMapping({ mapping: mapping.map((one) => (one.name === sheet.name ? sheet : one)) }));
  return (
    <section
      className={classes('sheet column', styles.importing)}
      aria-label="导入工作簿"
      aria-busy={status === 'reading'}
    >
      <header>
        <h2>导入：{preview?.fileName ?? '正在读取文件'}</h2>
        <p>逐张表核对识别出的表类与列；没有一行会被悄悄丢下</p>
      </header>
      {problem && status === 'failed' && (
        <EmptyState
          kind="broken"
          title={problem.message}
          action={{ label: '重新选择文件', run: () => send(commands.importFile()) }}
        />
      )}
      {!preview && status === 'reading' && <SkeletonRows rows={6} />}
      {preview?.sheets.map((sheet) => (
        <SheetCard
          key={sheet.name}
          sheet={sheet}
          fields={preview.fields}
          told={mapping.find(({ name }) => name === sheet.name)}
          isLocked={status === 'storing'}
          onChange={change}
        />
      ))}
      {preview ? (
        <Accept preview={preview} status={status} isReadAsMapped={isReadAsMapped} />
      ) : (
        <button type="button" className="button" onClick={() => send(commands.closeImport())}>
          返回草稿
        </button>
      )}
    </section>
  );
};
