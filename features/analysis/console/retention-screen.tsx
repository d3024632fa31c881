import { Sheet } from '#src/ui/sheet.tsx';
import type { Retention } from '../contract/journeys';
import { PartView } from './part-view';
import { ChoiceParam } from './choice-param';
import * as styles from './console.module.css';
import { FiguresTable } from './figures-table';
import { TextParam } from './text-param';
import { usePlace } from './use-place';

const TINTS = 5;
const tintOf = (share: number): string => `tint-${Math.min(TINTS, Math.ceil(share * TINTS))}`;

/** A unit of which days are missing, for they are to come or outside the period. */
const partly = (text: string, isWhole: boolean): string => (isWhole ? text : `${text} *`);

/** Whom a first time makes new, and from when on anything is known. */
const whoIsNew = (first: string | undefined, since: string | null): string =>
  first === 'period'
    ? '首次：在所选日期里第一次'
    : `首次：在保存的全部事件里第一次${since ? `（自 ${since} 起有保存）` : ''}，之前来过的不列`;

function Triangle({ cohorts, since }: Retention) {
  const { params } = usePlace();
  const unit = params.unit === 'week' ? '周' : '日';
  const longest = Math.max(0, ...cohorts.map(({ back }) => back.length));
  return (
    <Sheet
      title="留存三角"
      note={`${whoIsNew(params.first, since)}；每格是当${unit}再来的占比；人以账号计；浏览器未登录时的事件算它登录过的那个账号的（登录过几个的不计），没有登录过的以浏览器计；带 * 的${unit === '日' ? '一天还没有过完' : '一周没有过完，或不全在所选日期里'}，空格还没有到`}
    >
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="可滚动的表格">
        <table className={styles.triangle}>
          <thead>
            <tr>
              <th scope="col">首次</th>
              <th scope="col">人数</th>
              {Array.from({ length: longest }, (_, at) => (
                <th key={at} scope="col">
                  {at === 0 ? `当${unit}` : `第 ${at} ${unit}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ start, isWhole, size, back, open }) => (
              <tr key={start}>
                <th scope="row">{partly(start, isWhole)}</th>
                <td>{size}</td>
                {back.map((people, at) => (
                  <td key={at} data-tint={people > 0 ? tintOf(people / size) : undefined}>
                    {size === 0 ? '—' : partly(`${Math.round((people / size) * 100)}%`, at !== open)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

export const RetentionScreen = () => (
  <div className="column">
    <div className={styles.bar}>
      <TextParam name="code" label="首次做过" placeholder="任何事件，或事件码" />
      <ChoiceParam
        name="unit"
        label="单位"
        options={[
          ['day', '按日'],
          ['week', '按周'],
        ]}
      />
      <ChoiceParam
        name="first"
        label="首次"
        options={[
          ['ever', '全部事件中首次'],
          ['period', '本段内首次'],
        ]}
      />
    </div>
    <PartView part="retention">
      {({ cohorts, since }) => (
        <div className="column">
          {cohorts.length > 0 && <Triangle cohorts={cohorts} since={since} />}
          <FiguresTable
            title="各批"
            keyOf={({ start, at }) => `${start} ${at}`}
            rows={cohorts.flatMap(({ start, isWhole, size, back, open }) =>
              back.map((people, at) => ({ start, size, at, people, isWhole: isWhole && at !== open })),
            )}
            columns={[
              { title: '首次', of: ({ start }) => start },
              { title: '人数', of: ({ size }) => size },
              { title: '之后第几', of: ({ at }) => at },
              { title: '再来', of: ({ people }) => people },
              { title: '完整', of: ({ isWhole }) => (isWhole ? '是' : '未满') },
            ]}
          />
        </div>
      )}
    </PartView>
  </div>
);
