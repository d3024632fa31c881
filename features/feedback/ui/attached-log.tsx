import { useId, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { OfferedLog } from '../report-logs';
import { selectLog } from '../selectors';

const KB = 1_024;

const wordsOf = ({ status, isOfFault, made }: OfferedLog): string => {
  if (status === 'making') return '正在脱敏与压缩……';
  if (status === 'failed') return '操作记录没有准备好或过大，无法附上；文字仍可提交。';
  if (!made)
    return `点过什么、页面请求过什么${isOfFault ? '，到出错时为止' : ''}，便于查找原因。不含密码；姓名、手机号等已换成替身。`;
  const whole = `${Math.ceil(made.bytes / KB)} KB，${made.isCut ? '一分钟的过大，只含最后' : '共'} ${made.seconds} 秒`;
  return isOfFault ? `${whole}，到出错时为止。` : `${whole}。`;
};

/** Nothing is sent along unless it is ticked; what would be can be looked at before. */
export function AttachedLog({ children }: { readonly children: ReactNode }) {
  const send = useSend();
  const log = useSelector(selectLog);
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  if (!log) return null;
  const { status, isAttached } = log;
  const look = () => {
    setIsShown(!isShown);
    if (!isShown) send(commands.makeLog());
  };
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={isAttached}
          disabled={status === 'failed'}
          aria-describedby={id}
          onChange={({ target }) => send(commands.attachLog({ isAttached: target.checked }))}
        />
        附上最近一分钟的操作记录（已脱敏）
      </label>
      <p id={id} className="muted form-help" role="status">
        {wordsOf(log)}
      </p>
      <button type="button" className="plain" aria-expanded={isShown} onClick={look}>
        查看会发送的内容
      </button>
      {isShown && status === 'made' && children}
    </div>
  );
}
