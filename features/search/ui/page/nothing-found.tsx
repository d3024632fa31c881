import { EmptyState } from '#src/ui/empty-state.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { groupName } from '../../contract';
import { refinedPath, type ResultsView } from '../../result-list';
import { listAddress } from './group-list';
import { classes } from '#src/ui/classes';
import * as styles from './search-page.module.css';

export interface NothingFoundProps {
  readonly view: ResultsView;
  /** Words with the nearest titles. */
  readonly instead: readonly string[];
  readonly areaName: string | undefined;
}

/** Why there may be nothing, and every way on that could lead to something. */
export const NothingFound = ({ view, instead, areaName = '所选地区' }: NothingFoundProps) => {
  const send = useSend();
  const { text, category, group, areaId, from, to, taxBasis } = view;
  const isNarrowed = Boolean(from ?? to ?? taxBasis);
  return (
    <section className="sheet">
      <EmptyState
        kind="filtered"
        title={`${isNarrowed ? '在所选价格期与计税口径内，' : ''}没有找到与“${text}”相关的${group ? groupName(group) : '内容'}`}
        action={{ label: '提交数据需求', run: () => send(commands.reportNothing({ text })) }}
      >
        <ul className={classes('row', styles.ways)}>
          {isNarrowed && (
            <li>
              <a href={`#${refinedPath(view, { from: undefined, to: undefined, taxBasis: undefined })}`}>
                清除价格期与计税口径
              </a>
            </li>
          )}
          {areaId && (
            <li>
              <a href={`#${refinedPath(view, { areaId: undefined })}`}>从{areaName}放宽到全国</a>
            </li>
          )}
          {group && (
            <li>
              <a href={`#${refinedPath(view, { group: undefined })}`}>查看全部分组</a>
            </li>
          )}
          {category !== 'all' && (
            <li>
              <a href={`#${refinedPath(view, { category: 'all', group: undefined })}`}>在全部类别中搜索</a>
            </li>
          )}
          <li>
            <a href={listAddress('policy', text)}>在政策条文里查找</a>
          </li>
        </ul>
        {instead.length > 0 && (
          <>
            <p>试试相近的词：</p>
            <ul className={classes('row', styles.words)}>
              {instead.map((word) => (
                <li key={word}>
                  <a href={`#${refinedPath(view, { text: word, group: undefined })}`}>{word}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>{instead.length > 0 && '也'}可以减少关键词，或改用名称、编码、拼音首字母再搜。</p>
      </EmptyState>
    </section>
  );
};
