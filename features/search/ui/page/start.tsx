import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { SearchCategory } from '../../contract';
import type { Origin } from '../../origin';
import { selectPrompt, selectRecent } from '../../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './search-page.module.css';

/** Nothing has been asked yet: what was searched before, here and by others. */
export const Start = ({ category }: { readonly category: SearchCategory }) => {
  const send = useSend();
  const recent = useSelector(selectRecent);
  const hot = useSelector(selectPrompt)?.hot ?? [];
  useEffect(() => {
    send(commands.loadPrompt());
  }, [send]);
  const search = (keyword: string, from: Origin) => send(commands.submit({ keyword, category, from }));
  return (
    <div className="column">
      {recent.length > 0 && (
        <section className="sheet" aria-label="最近搜索">
          <header className="sheet-head">
            <h2>最近搜索</h2>
            <button type="button" className="plain" onClick={() => send(commands.forget({}))}>
              清空
            </button>
          </header>
          <ul className={classes('row', styles.words)}>
            {recent.map((keyword) => (
              <li key={keyword}>
                <button type="button" onClick={() => search(keyword, 'recent')}>
                  {keyword}
                </button>
                <button
                  type="button"
                  className={styles.delete}
                  aria-label={`删除最近搜索：${keyword}`}
                  onClick={() => send(commands.forget({ keyword }))}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hot.length > 0 && (
        <section className="sheet" aria-label="热门搜索">
          <header className="sheet-head">
            <h2>热门搜索</h2>
          </header>
          <ul className={classes('row', styles.words)}>
            {hot.map((keyword) => (
              <li key={keyword}>
                <button type="button" onClick={() => search(keyword, 'hot')}>
                  {keyword}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {recent.length === 0 && hot.length === 0 && (
        <section className="sheet">
          <EmptyState kind="none" title="想找什么">
            在上方输入名称、编码、拼音或拼音首字母，可以搜索单项工程、清单综合单价、劳务、政策文件、水利与城市更新。
          </EmptyState>
        </section>
      )}
    </div>
  );
};
