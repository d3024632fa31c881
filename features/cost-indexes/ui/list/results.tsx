import { useSelector } from 'react-redux';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonLine } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { CATEGORIES, type IndexCard as Card } from '../../contract';
import { selectList } from '../../selectors';
import { CATEGORY_TITLES } from '../labels';
import { IndexCard, type MarksOf } from './index-card';
import { NothingFound } from './nothing-found';

const SKELETONS = 6;

const Waiting = () => (
  <div className="sheet" aria-busy="true">
    <p className="sr-only" role="status">
      正在载入造价指数
    </p>
    <ul className="indexes-cards" aria-hidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <li key={index} className="indexes-card indexes-card-wait">
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
  <Sheet title={title} note={note} busy={busy} className="indexes-group">
    <ul className="indexes-cards">
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

export const Results = ({ areaName = '该地区', marksOf }: ResultsProps) => {
  const send = useSend();
  const { status, view, found, problem } = useSelector(selectList);
  if (status === 'failed') {
    return (
      <div className="sheet">
        <Unavailable
          problem={problem}
          title="没能取到造价指数"
          openTo="造价指数列表向登录会员开放。"
          onRetry={() => send(commands.findIndexes(view))}
        />
      </div>
    );
  }
  if (!found) return <Waiting />;
  const busy = status === 'searching';
  const { rows, substitutes } = found;
  if (rows.length + substitutes.length === 0) {
    if (busy) return <Waiting />;
    return (
      <div className="sheet">
        <NothingFound />
      </div>
    );
  }
  return (
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
  );
};
