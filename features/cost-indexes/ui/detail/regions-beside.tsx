import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { MOST_REGIONS, type IndexResult } from '../../contract';
import type { DetailView } from '../../detail-view';
import { classes } from '#src/ui/classes';
import * as styles from '../indexes.module.css';

export interface RegionsBesideProps {
  readonly result: IndexResult;
  readonly view: DetailView;
}

/** Up to four regions beside the series' own. */
export const RegionsBeside = ({ result: { series, comparable }, view }: RegionsBesideProps) => {
  const send = useSend();
  const areas = view.areas ?? [];
  const choose = (chosen: readonly string[]) => send(commands.changeView({ areas: chosen }));
  const others = comparable.filter(({ areaId }) => areaId !== series.areaId && !areas.includes(areaId));
  const nameOf = (areaId: string) => comparable.find((one) => one.areaId === areaId)?.areaName;
  if (comparable.length < 2) return null;
  return (
    <div className="row" role="group" aria-label="并列地区">
      <span className="pill brand">{series.areaName}</span>
      {areas.map((areaId) => (
        <button
          key={areaId}
          type="button"
          className="pill"
          aria-label={`去掉${nameOf(areaId) ?? '这个地区'}`}
          onClick={() => choose(areas.filter((other) => other !== areaId))}
        >
          {nameOf(areaId) ?? '无此序列'} <span aria-hidden>×</span>
        </button>
      ))}
      {areas.length < MOST_REGIONS - 1 && others.length > 0 && (
        <label className={classes('filter-field', styles.field)}>
          <span>并列</span>
          <select value="" onChange={({ target }) => choose([...areas, target.value])}>
            <option value="">选择地区</option>
            {others.map(({ areaId, areaName }) => (
              <option key={areaId} value={areaId}>
                {areaName}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
};
