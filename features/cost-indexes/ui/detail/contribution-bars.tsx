import { formatNumber } from '#src/ui/format';
import type { IndexResult } from '../../contract';

type Contribution = NonNullable<IndexResult['contribution']>;

const signed = (points: number): string => `${points > 0 ? '+' : ''}${formatNumber(points, 2)}`;

interface Row {
  readonly name: string;
  readonly from: string;
  readonly weight: number;
  readonly points: number;
}

const rowsOf = ({ parts, rest, restWeight }: Contribution): readonly Row[] => [
  ...parts.map(({ name, seriesName, weight, points }) => ({ name, from: seriesName, weight, points })),
  { name: '其余', from: '没有单独序列的材料、管理费与利润，及舍入差', weight: restWeight, points: rest },
];

/** Each component's share of the change, to the right where it raised the index, to the left where it lowered it. */
export const ContributionBars = ({ contribution }: { readonly contribution: Contribution }) => {
  const rows = rowsOf(contribution);
  const longest = Math.max(...rows.map(({ points }) => Math.abs(points)), 0.01);
  return (
    <table className="data-table index-split">
      <caption className="sr-only">
        {contribution.from} 至 {contribution.to} 各构成的贡献，单位为点
      </caption>
      <thead>
        <tr>
          <th scope="col">构成</th>
          <th scope="col" className="numeric wide-only">
            权重
          </th>
          <th scope="col" className="index-split-bar">
            拉低 ｜ 拉高
          </th>
          <th scope="col" className="numeric">
            贡献（点）
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, from, weight, points }) => (
          <tr key={name}>
            <th scope="row" title={from}>
              {name}
            </th>
            <td className="numeric wide-only">{formatNumber(weight, 0)}%</td>
            <td className="index-split-bar" aria-hidden>
              <span>
                <i
                  className={points < 0 ? 'is-down' : 'is-up'}
                  style={{ width: `${(Math.abs(points) / longest) * 50}%` }}
                />
              </span>
            </td>
            <td className={`numeric change-${points === 0 ? 'flat' : points > 0 ? 'up' : 'down'}`}>
              {signed(points)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">合计</th>
          <td className="wide-only" />
          <td />
          <td className="numeric">{signed(contribution.change)}</td>
        </tr>
      </tfoot>
    </table>
  );
};
