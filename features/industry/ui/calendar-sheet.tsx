import { classes } from '#src/ui/classes';
import { Sheet } from '#src/ui/sheet.tsx';
import { TileMap } from '#src/ui/tile-map.tsx';
import { industryList, TABS, type CalendarRow, type IndustryPage, type Tab } from '../contract';
import * as styles from './industry.module.css';

type Issue = CalendarRow['issues'][number];

const Cell = ({ issue, month }: { readonly issue: Issue; readonly month: string }) => {
  if (!issue)
    return (
      <td className={styles.missing} title={`${month}：没有发布计划`}>
        –
      </td>
    );
  if (issue.publishedOn === null)
    return (
      <td className={styles.missing} title={`${month}：${issue.reason ?? '未发布'}`}>
        缺<span className="sr-only">：{issue.reason}</span>
      </td>
    );
  return <td title={`${issue.issueNo ?? ''} ${issue.publishedOn} 发布`}>{issue.publishedOn.slice(5)}</td>;
};

/** What did not come, with its reason. */
export const missingWords = ({ months, rows }: IndustryPage['calendar']): readonly string[] =>
  rows.flatMap(({ publisher, issues }) =>
    issues.flatMap((issue, at) =>
      issue?.publishedOn === null ? [`${publisher} ${months[at]}：${issue.reason ?? '未发布'}`] : [],
    ),
  );

/** Who published which month, and on what day. */
export const CalendarSheet = ({ calendar }: Pick<IndustryPage, 'calendar'>) => {
  const { months, rows } = calendar;
  const missing = missingWords(calendar);
  return (
    <Sheet title="发布日历" note="格内为发布日（月-日）；灰格为未发布，原因见下">
      {rows.length === 0 ? (
        <p className="muted">该地区没有发布单位。</p>
      ) : (
        <div className={styles.scroll} role="region" aria-label="发布日历表" tabIndex={0}>
          <table className={classes('data-table', styles.calendar)}>
            <caption className="sr-only">发布日历</caption>
            <thead>
              <tr>
                <th scope="col">发布单位</th>
                {months.map((month) => (
                  <th key={month} scope="col" className="unbroken">
                    {month}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ publisher, areaName, issues }) => (
                <tr key={`${areaName} ${publisher}`}>
                  <th scope="row" className="unbroken">
                    {publisher}
                  </th>
                  {months.map((month, at) => (
                    <Cell key={month} month={month} issue={issues[at] ?? null} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {missing.length > 0 && (
        <details className={styles.says}>
          <summary>未发布 {missing.length} 期的原因</summary>
          <ul>
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      )}
    </Sheet>
  );
};

/** How many series there are of each province. */
export const CoverageSheet = ({ coverage, tab }: Pick<IndustryPage, 'coverage'> & { readonly tab: Tab }) => {
  const there = coverage.filter(({ n }) => n > 0).length;
  return (
    <Sheet title="地区覆盖" note={`${TABS[tab]} · ${coverage.length} 个地区中 ${there} 个有数据`}>
      <div className={styles.map}>
        <TileMap
          label={`各地${TABS[tab]}数`}
          unit="项"
          isCount
          tiles={coverage.map(({ areaId, areaName, shortName, n }) => ({
            id: areaId,
            name: areaName,
            shortName,
            n,
            value: n > 0 ? n : null,
            href: `#${industryList.pathTo({ tab, areaId })}`,
          }))}
        />
      </div>
    </Sheet>
  );
};
