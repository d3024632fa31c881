import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { DataTable } from '#src/ui/data-table.tsx';
import { RecordProblem } from '#src/ui/detail-page/record-problem.tsx';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { ChoiceSelect } from '#src/ui/filter/choice-select.tsx';
import { OverdueNote } from '#src/ui/overdue-note.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { policyList } from '../contract';
import type { PriceDocument, PriceRow } from '../contract-prices';
import { documentPath, pricePath } from '../document-view';
import { selectPrices } from '../selectors';
import { changeOf, comparedWords, gapWords, windowWords } from '../labels';
import { DocumentHead } from './document/document-head';
import type { MarksOf } from './list/results';
import * as styles from './policies.module.css';
import { priceColumns } from './prices/price-columns';

const keyOf = ({ rank }: PriceRow): string => String(rank);
const namesIn = (rows: readonly PriceRow[], of: (row: PriceRow) => string) =>
  [...new Set(rows.map(of))].map((name) => [name, name] as const);

const Prices = ({ document }: { readonly document: PriceDocument }) => {
  const { rows, compared } = document;
  const [category, setCategory] = useState<string>();
  const [area, setArea] = useState<string>();
  const [isChanged, setIsChanged] = useState(false);
  const shown = rows.filter(
    (row) =>
      (category === undefined || row.category === category) &&
      (area === undefined || row.areaName === area) &&
      (!isChanged || changeOf(row) !== 0),
  );
  const moved = rows.filter((row) => (changeOf(row) ?? 0) !== 0).length;
  return (
    <Sheet title="价格表" note={`元，除税价与含税价并列 · ${comparedWords(compared)}`}>
      <div className={styles.controls}>
        <ChoiceSelect
          label="类别"
          options={namesIn(rows, (row) => row.category)}
          chosen={category}
          onChoose={setCategory}
        />
        <ChoiceSelect
          label="地区"
          options={namesIn(rows, ({ areaName }) => areaName)}
          chosen={area}
          onChoose={setArea}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={isChanged}
            onChange={({ target }) => setIsChanged(target.checked)}
          />
          仅看有变化
        </label>
        <p className="muted" role="status">
          {shown.length} 条{compared && `，共 ${moved} 条${comparedWords(compared)}有变化`}
        </p>
      </div>
      <div className={styles.scroll}>
        <DataTable caption="价格表" columns={priceColumns(document)} rows={shown} rowKey={keyOf} asCards />
      </div>
    </Sheet>
  );
};

const Issues = ({ issues, issue }: PriceDocument) => (
  <Sheet title="本系列各期" note="窗口是价格所属的日期，不一定是自然月">
    <ul className={styles.links}>
      {issues.map((one) => (
        <li key={one.id}>
          {one.id === issue.id ? <b>{one.issueNo}</b> : <a href={`#${pricePath(one.id)}`}>{one.issueNo}</a>}{' '}
          <small className="muted">{windowWords(one)}</small>
        </li>
      ))}
    </ul>
  </Sheet>
);

export interface PricePageProps {
  readonly exportButton: ReactNode;
  readonly marksOf: MarksOf;
  readonly reading: FigureReading;
}

export function PricePage({ exportButton, marksOf, reading }: PricePageProps) {
  const send = useSend();
  const { id, status, prices, problem } = useSelector(selectPrices);
  if (status === 'failed') {
    return (
      <div className="sheet">
        <RecordProblem
          problem={problem}
          title="没能取到这份价格文件"
          openTo="价格文件向有权限的会员开放。"
          missing={{ title: '没有找到这份价格文件', why: '它可能已移除，或它没有价格表。' }}
          wayOut={{ label: '返回政策列表', href: `#${policyList.path}` }}
          onRetry={() => send(commands.loadPrices({ id }))}
        />
      </div>
    );
  }
  if (!prices) return <PageSkeleton />;
  const { row, asOf, issue, issues, gapDays, overdue } = prices;
  return (
    <FiguresRead value={reading}>
      <article className="column" aria-label={row.title}>
        <DocumentHead
          row={row}
          asOf={asOf}
          marks={marksOf(row)}
          facts={[
            ['期号', issue.issueNo],
            ['价格窗口', windowWords(issue)],
            ['衔接', gapWords(gapDays)],
          ]}
        >
          <div className={styles.controls}>
            <a className="button" href={`#${documentPath(row.id)}`}>
              编制说明与附件
            </a>
            {exportButton}
          </div>
        </DocumentHead>
        {overdue && (
          <OverdueNote
            rhythm={overdue.rhythm}
            newest={issues[0]?.issueNo ?? issue.issueNo}
            since={overdue.since}
          />
        )}
        <Prices document={prices} />
        <Issues {...prices} />
      </article>
    </FiguresRead>
  );
}
