import { useSelector } from 'react-redux';
import { SortButton } from '#src/ui/filter/sort-button.tsx';
import { ariaSort, sortedBy } from '#src/contract/listing/sorting';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { Sort } from '../../contract';
import { selectView } from '../../selectors';

const SortHead = ({ sort, label, numeric }: { sort: Sort; label: string; numeric?: boolean }) => {
  const send = useSend();
  const view = useSelector(selectView);
  const direction = ariaSort(view, sort);
  return (
    <div role="columnheader" aria-sort={direction} className={numeric ? 'numeric' : undefined}>
      <SortButton
        label={label}
        direction={direction}
        onTurn={() => send(commands.refine(sortedBy(view, sort)))}
      />
    </div>
  );
};

const Head = ({ children }: { readonly children: string }) => <div role="columnheader">{children}</div>;

export const COLUMNS = 8;
export const ListHead = () => (
  <>
    <Head>清单项目 / 特征</Head>
    <Head>单位</Head>
    <SortHead sort="unitPrice" label="单价 元" numeric />
    <Head>本省 P25 – 中位 – P75</Head>
    <Head>近 12 月</Head>
    <Head>地区</Head>
    <SortHead sort="priceDate" label="价格期" />
    <div role="columnheader">
      <span className="sr-only">收藏与点赞</span>
    </div>
  </>
);
