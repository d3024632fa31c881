import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import { histogramOption } from '#src/ui/chart/histogram-option';
import { classes } from '#src/ui/classes';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { useCostValue } from '#src/ui/figure-card/cost-figure.tsx';
import { formatNumber } from '#src/ui/format';
import type { Palette } from '#src/ui/tokens';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { projectList, type ProjectDetail } from '../../contract';
import { readPeers, togglePeers, writePeers, type ChosenPeers } from '../../peer-choice';
import { selectDetail } from '../../selectors';
import { unitCostOf } from '../costs-of';
import { DeviationsTable } from './deviations-table';
import { peerHistogram, type Classes } from './peer-histogram';
import { Section } from './sections';
import * as styles from '../projects.module.css';

const CHOICES: readonly (readonly [keyof ChosenPeers, string])[] = [
  ['province', '同省'],
  ['scale', '同规模档'],
  ['near', '近 3 年'],
];

/** Switches of the reference set; the address holds them, and every band of the page follows. */
const PeerChoices = ({ id, n }: { readonly id: string; readonly n: number }) => {
  const send = useSend();
  const { status, query } = useSelector(selectDetail);
  const choice = readPeers(query?.peers);
  return (
    <div className={classes('row', styles.peers)} role="group" aria-label="对标范围">
      <button
        className="pill"
        type="button"
        aria-pressed={choice === 'nearest'}
        onClick={() => send(commands.choosePeers({ id, peers: writePeers('nearest') }))}
      >
        就近同类
      </button>
      <span aria-hidden>同业态</span>
      {CHOICES.map(([key, label]) => (
        <button
          key={key}
          className="pill"
          type="button"
          aria-pressed={choice !== 'nearest' && choice[key]}
          onClick={() => send(commands.choosePeers({ id, peers: writePeers(togglePeers(choice, key)) }))}
        >
          {label}
        </button>
      ))}
      <output aria-busy={status === 'loading'}>样本 {n} 个</output>
    </div>
  );
};

/** The place among the peers as a sentence, `own` read like theirs; without a band no middle half is claimed. */
export const standingWords = (
  { standing: { n, rank, band } }: Pick<ProjectDetail, 'standing'>,
  own: number | null,
): string => {
  if (own === null) return '本工程不能折算到所选口径，不作比较。';
  if (rank === null) return `同类只有 ${n} 个，样本不足，不作比较。`;
  const place = `本工程单方 ${formatNumber(own, 2)} 元/㎡，在 ${formatNumber(n)} 个同类中有 ${formatNumber(rank)}% 不高于它`;
  if (!band) return `${place}；少于 10 个样本，不给区间。`;
  const where =
    own < band.p25 ? '低于同类的中间一半' : own > band.p75 ? '高于同类的中间一半' : '落在同类的中间一半之内';
  return `${place}，${where}（${formatNumber(band.p25, 2)}–${formatNumber(band.p75, 2)}）。`;
};

const columns: readonly Column<Classes[number]>[] = [
  { key: 'class', title: '单方 元/㎡', cell: ({ from, to }) => `${formatNumber(from)}–${formatNumber(to)}` },
  { key: 'count', title: '工程数', numeric: true, cell: ({ count }) => formatNumber(count) },
];

interface HistogramProps {
  readonly classes: Classes;
  readonly band: ProjectDetail['standing']['band'];
  readonly own: number;
  readonly words: string;
}

const Histogram = ({ classes, band, own, words }: HistogramProps) => {
  const draw = useCallback(
    (colour: Palette) => histogramOption(peerHistogram(classes, band, own), colour),
    [classes, band, own],
  );
  return (
    <ChartFrame
      label={`同类单方造价分布图。${words}`}
      draw={draw}
      table={
        <DataTable
          caption="同类单方造价分布"
          columns={columns}
          rows={classes}
          rowKey={({ from }) => String(from)}
        />
      }
    />
  );
};

/** The very projects that were compared, as a list and, the nearest of them, side by side. */
const PeerLinks = ({ detail: { row, standing } }: { readonly detail: ProjectDetail }) => {
  const { n, set, nearest } = standing;
  if (n === 0) return null;
  const ids = [row.id, ...nearest].join(',');
  return (
    <p className="row">
      <a href={`#${projectList.pathTo({ peersOf: row.id, peersSet: set })}`}>
        本组 {formatNumber(n)} 个工程，按列表打开
      </a>
      {nearest.length > 0 && (
        <a href={`#/commonproj/compare?ids=${encodeURIComponent(ids)}`}>
          {nearest.length < n ? `与组内最接近的 ${nearest.length} 个` : `与全组 ${n} 个`}并排对比
        </a>
      )}
    </p>
  );
};

export const StandingSection = ({ detail }: { readonly detail: ProjectDetail }) => {
  const { histogram, reference, widened, band } = detail.standing;
  const own = useCostValue()(unitCostOf(detail.row).quoted);
  const words = standingWords(detail, own);
  return (
    <Section section="standing" note={reference}>
      <PeerChoices id={detail.row.id} n={detail.standing.n} />
      <p className={styles.standing}>{words}</p>
      {widened && <p className="muted">{widened}。</p>}
      <PeerLinks detail={detail} />
      {histogram && own !== null ? (
        <Histogram classes={histogram} band={band} own={own} words={words} />
      ) : (
        own !== null && <p className="muted">同类不足 10 个，不画分布图。</p>
      )}
      <DeviationsTable detail={detail} />
    </Section>
  );
};
