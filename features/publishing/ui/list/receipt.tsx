import { formatNumber } from '#src/ui/format';
import type { Receipt as Counts } from '../../contract';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

const PARTS = [
  ['views', '被查看', '次', '同一会员一天计一次，本单位的不计'],
  ['subjects', '进入', '个科目区间', '单方造价以及有数的分部、单位工程、费用与含量，各为一个科目的样本'],
  ['peers', '参与', '个工程的对标', '业态相同、价格期前后 3 年之内的工程'],
  ['favorites', '被收藏', '次', '现有的收藏'],
  ['likes', '被点赞', '次', '现有的点赞'],
] as const satisfies readonly (readonly [keyof Counts, string, string, string])[];

/** What the contribution has been good for. */
export const Receipt = ({ receipt }: { readonly receipt: Counts }) => (
  <ul className={classes('row muted', styles.receipt)} aria-label="贡献回执">
    {PARTS.map(([key, before, after, how]) => (
      <li key={key} title={how}>
        {before} <b>{formatNumber(receipt[key])}</b> {after}
      </li>
    ))}
  </ul>
);
