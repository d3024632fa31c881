import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonLine } from '#src/ui/skeleton.tsx';
import { ListResults, type ListWords } from '#src/ui/listing/list-results.tsx';
import { listDriver } from '../../list-driver';
import { CATEGORIES, type IndexCard as Card } from '../../contract';
import { CATEGORY_TITLES } from '../labels';
import { IndexCard, type MarksOf } from './index-card';
import { classes } from '#src/ui/classes';
import * as styles from '../indexes.module.css';

const SKELETONS = 6;

const Waiting = () => (
  <div className="sheet" aria-busy="true">
    <p className="sr-only" role="status">
      正在载入造价指数
    </p>
    <ul className={styles.cards} aria-hidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <li key={index} className={classes(styles.card, styles.wait)}>
          <SkeletonLine width="half" />
          <SkeletonLine width="figure" />
        </li>
      ))}
    </ul>
  </div>
);

const Group = ({
  title,
  note,
  rows,
  busy,
  marksOf,
}: {
  readonly title: string;
  readonly note: string;
  readonly rows: readonly Card[];
  readonly busy: boolean;
  readonly marksOf: MarksOf;
}) => (
  <Sheet title={title} note={note} busy={busy} className="dims">
    <ul className={styles.cards}>
      {rows.map((card) => (
        <IndexCard key={card.id} card={card} marks={marksOf(card)} />
      ))}
    </ul>
  </Sheet>
);

const inGroups = (rows: readonly Card[]) =>
  CATEGORIES.map((category) => ({
    category,
    rows: rows.filter((card) => card.category === category),
  })).filter((group) => group.rows.length > 0);

interface ResultsProps {
  readonly areaName: string | undefined;
  readonly marksOf: MarksOf;
}

const WORDS: ListWords = {
  list: '造价指数',
  openTo: '造价指数列表向登录会员开放。',
  nothing: ['库里还没有造价指数', '导入本单位的指数，或恢复样例数据后，会列在这里。'],
  filtered: ['没有符合条件的指数', '没有一条指数满足。价格序列没有基期，季度与年度指数只有少数类别编制。'],
};

export const Results = ({ areaName = '该地区', marksOf }: ResultsProps) => (
  <ListResults
    driver={listDriver}
    words={WORDS}
    isEmpty={({ rows, substitutes }) => rows.length + substitutes.length === 0}
    skeleton={<Waiting />}
    frame={(message) => <div className="sheet">{message}</div>}
  >
    {({ rows, substitutes }, busy) => (
      <>
        {inGroups(rows).map((group) => (
          <Group
            key={group.category}
            title={CATEGORY_TITLES[group.category]}
            note={`${group.rows.length} 条`}
            rows={group.rows}
            busy={busy}
            marksOf={marksOf}
          />
        ))}
        {substitutes.length > 0 && (
          <Group
            title="以全国序列代替"
            note={`${areaName}没有单独编制以下 ${substitutes.length} 条，列出全国的同类序列供参考`}
            rows={substitutes}
            busy={busy}
            marksOf={marksOf}
          />
        )}
      </>
    )}
  </ListResults>
);
