import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import type { TableFormat } from '#src/tables/table-file';
import { commands } from '../commands';
import { selectQuota } from '../selectors';
import type { ExportRequest } from '../export-request';
import { FormActions } from './form-actions';
import { FormatChoice } from './format-choice';
import { allWords, quotaAdvice, takesLong, type Total } from './labels';

export interface ListFormProps {
  /** 本页 20 条 */
  readonly page: string;
  readonly total: Total | undefined;
  readonly onExport: (request: Pick<ExportRequest, 'scope' | 'format'>) => void;
  readonly onClose: () => void;
}

export const ListForm = ({ page, total, onExport, onClose }: ListFormProps) => {
  const [scope, setScope] = useState<ExportRequest['scope']>('page');
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const send = useSend();
  useEffect(() => void send(commands.loadQuota()), [send]);
  const quota = useSelector(selectQuota);
  const scopes = [
    ['page', page],
    ['all', allWords(total)],
  ] as const;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onExport({ scope, format });
      }}
    >
      <fieldset>
        <legend>范围</legend>
        {scopes.map(([value, label]) => (
          <label className="check" key={value}>
            <input type="radio" name="scope" checked={scope === value} onChange={() => setScope(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <FormatChoice chosen={format} onChoose={setFormat} />
      <p className="muted">文件的列与顺序同页面；选了折算口径的，原值与折算值各占一列。</p>
      {scope === 'all' && takesLong(total) && (
        <p className="muted">条数较多，读取与生成需要一些时间，可以关闭本窗口在后台继续，也可以随时取消。</p>
      )}
      {quota && <p role="status">{quotaAdvice(quota, scope === 'all' ? (total?.count ?? 0) : 0)}</p>}
      <FormActions onClose={onClose} disabled={quota !== null && quota.left <= 0} />
    </form>
  );
};
