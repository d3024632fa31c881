import { useSortHeads } from '#src/ui/listing/use-sort-heads.tsx';
import type { Sort } from '../../contract';
import { listDriver } from '../../list-driver';

const SortHead = ({ sort, label, numeric }: { sort: Sort; label: string; numeric?: boolean }) => {
  const head = useSortHeads(listDriver)(sort, label);
  return (
    <div role="columnheader" aria-sort={head.sort} className={numeric ? 'numeric' : undefined}>
      {head.title}
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
