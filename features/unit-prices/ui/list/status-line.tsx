import { useSelector } from 'react-redux';
import { formatNumber } from '#src/ui/format';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { selectList, selectView } from '../../selectors';
import { isCut, rowCount } from './row-count';
import { totalText } from './total-text';

/** How many there are, where the list ends before they do, and whether samples are still being made. */
export const StatusLine = () => {
  const send = useSend();
  const list = useSelector(selectList);
  const view = useSelector(selectView);
  if (list.status !== 'shown') return <p className="muted list-total" role="status" />;
  return (
    <p className="muted list-total" role="status">
      {totalText(list.total)}
      {isCut(list) && `，列表到第 ${formatNumber(rowCount(list))} 条为止，请用条件缩小范围`}
      {list.loading && (
        <>
          ；样例正在生成（{formatNumber(list.loading.stored)} / {formatNumber(list.loading.wanted)}）
          <button
            type="button"
            className="inline"
            onClick={() => send(commands.findUnitPrices({ view, isRepeated: true }))}
          >
            刷新
          </button>
        </>
      )}
    </p>
  );
};
