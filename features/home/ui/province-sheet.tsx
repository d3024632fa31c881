import { EmptyState } from '#src/ui/empty-state.tsx';
import { formatNumber } from '#src/ui/format';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { TileMap, type Tile } from '#src/ui/tile-map.tsx';
import type { HomeContent } from '../contract';
import { taxRead, tilesRead, type HomeReading } from './reading';
import * as styles from './home.module.css';

type Tiles = HomeContent['tiles'];
const UNIT = '元/㎡';
const NAMED = 2;

const listOf = (areaId: string) =>
  `#/commonproj/index?areaId=${encodeURIComponent(areaId)}&type=residential.highrise`;
const tilesOf = ({ values }: Tiles): readonly Tile[] =>
  values.map(({ areaId, median, ...tile }) => ({ ...tile, id: areaId, value: median, href: listOf(areaId) }));

/** Whoever shows the same figure is named with it. */
const namesWith = (
  known: readonly { name: string; median: number }[],
  { median }: { median: number },
): string => {
  const names = known
    .filter((one) => formatNumber(one.median) === formatNumber(median))
    .map(({ name }) => name);
  return names.length > NAMED ? `${names.slice(0, NAMED).join('、')}等 ${names.length} 地` : names.join('、');
};

/** The cheapest and the dearest province, in the corner the map leaves free. */
const Extremes = ({ tiles }: { readonly tiles: Tiles }) => {
  const known = tiles.values
    .flatMap(({ name, median }) => (median === null ? [] : [{ name, median }]))
    .sort((a, b) => a.median - b.median);
  const [lowest, highest] = [known[0], known.at(-1)];
  if (!lowest || !highest) return null;
  return (
    <dl className={styles.extremes}>
      <div>
        <dt>最高 {namesWith(known, highest)}</dt>
        <dd>{formatNumber(highest.median)}</dd>
      </div>
      <div>
        <dt>最低 {namesWith(known, lowest)}</dt>
        <dd>{formatNumber(lowest.median)}</dd>
      </div>
      <div>
        <dt>有数据省份</dt>
        <dd>{known.length}</dd>
      </div>
    </dl>
  );
};

const Legend = () => (
  <p className={`muted ${styles.legend}`} aria-hidden>
    低
    <i className="tint-1" />
    <i className="tint-2" />
    <i className="tint-3" />
    <i className="tint-4" />
    <i className="tint-5" />高
    <i className="tile-none" />
    样本不足
  </p>
);

interface ProvinceSheetProps {
  readonly tiles: Tiles | undefined;
  readonly reading: HomeReading | undefined;
}

export const ProvinceSheet = ({ tiles: given, reading }: ProvinceSheetProps) => {
  const tiles = given && tilesRead(given, reading);
  const note = (
    <>
      {UNIT} · 中位数 · {taxRead(reading)}
      {tiles && ` · 折算到 ${tiles.period}`} <SampleBadge sample={tiles?.sample ?? false} />
    </>
  );
  return (
    <Sheet
      title={tiles?.title ?? '高层住宅单方造价，各省'}
      note={note}
      className={styles.province}
      busy={!tiles}
    >
      {tiles && tiles.values.length === 0 ? (
        <EmptyState kind="none">还没有足够的单项工程可供比较。</EmptyState>
      ) : (
        <div className={styles.map}>
          <TileMap label="各省高层住宅单方造价中位数" unit={UNIT} tiles={tiles && tilesOf(tiles)} />
          {tiles && <Extremes tiles={tiles} />}
          <Legend />
        </div>
      )}
    </Sheet>
  );
};
