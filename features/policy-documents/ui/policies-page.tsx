import { useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { NATIONWIDE } from '#src/contract/places';
import { ChoiceSelect } from '#src/ui/filter/choice-select.tsx';
import { formatNumber } from '#src/ui/format';
import { ListForm } from '#src/ui/listing/list-form.tsx';
import { ListToolbar } from '#src/ui/listing/list-toolbar.tsx';
import { useList } from '#src/ui/listing/use-list';
import type { ClauseHits as Hits, PolicyPage } from '../contract';
import { listDriver } from '../list-driver';
import { selectHitsBesideList, selectOverview } from '../selectors';
import { hitsWords } from '../labels';
import { ClauseHits } from './list/clause-hits';
import { Results, type MarksOf } from './list/results';
import { SoonStrip } from './list/soon-strip';

/** Counting stops at a cap; from there on the number is a lower bound. */
const totalWords = ({ count, exact }: PolicyPage['total'], hits: Hits | undefined): string =>
  count === 0 && hits
    ? `标题中没有，条文中 ${hitsWords(hits)}`
    : `${exact ? '共' : '超过'} ${formatNumber(count)} 份文件`;

export interface PoliciesPageProps {
  readonly exportButton: ReactNode;
  readonly marksOf: MarksOf;
}

export function PoliciesPage({ exportButton, marksOf }: PoliciesPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, page, view, refine } = useList(listDriver);
  const { years = [], places = [] } = useSelector(selectOverview) ?? {};
  const slots = {
    place: (
      <>
        <ChoiceSelect
          label="地区"
          options={places.map(({ areaId, areaName, count }) => [
            areaId,
            `${areaId === NATIONWIDE ? '全国性文件' : areaName}（${formatNumber(count)}）`,
            count === 0,
          ])}
          chosen={view.place}
          onChoose={(place) => refine({ place })}
        />
        <ChoiceSelect
          label="发布年份"
          options={years.map((year) => [year, `${year} 年`])}
          chosen={view.year}
          onChoose={(year) => refine({ year })}
        />
      </>
    ),
  };
  const hits = useSelector(selectHitsBesideList);
  const placeName = places.find(({ areaId }) => areaId === view.place)?.areaName;
  return (
    <div className="column-tight">
      <header className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          政策文件
        </h1>
        <p className="muted">计价依据、发包规定与价格文件：标明效力与替代关系，条文可检索、可对照、可引用</p>
      </header>
      <SoonStrip />
      <section className="sheet sheet-flush" aria-label="政策文件列表">
        <ListForm driver={listDriver} slots={slots} />
        <ListToolbar
          driver={listDriver}
          slots={slots}
          names={{ placeName }}
          total={status !== 'failed' && page ? totalWords(page.total, hits) : undefined}
        >
          {exportButton}
        </ListToolbar>
        <ClauseHits />
        <Results marksOf={marksOf} onTurned={() => heading.current?.focus()} />
      </section>
    </div>
  );
}
