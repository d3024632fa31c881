import type { ProjectDetail } from '../../contract';
import { normalMark } from '../../verdicts';
import { NoLines } from './no-lines';
import { PeerCells, PeerHeads } from './peer-cells';
import { QuotedFigure } from './quoted-figure';
import { Section } from './sections';

const Table = ({ detail }: { readonly detail: ProjectDetail }) => (
  <table className="data-table">
    <caption className="sr-only">工程量指标与同类区间</caption>
    <thead>
      <tr>
        <th scope="col">项目</th>
        <th scope="col" className="numeric">
          地上
        </th>
        <th scope="col" className="numeric">
          地下
        </th>
        <PeerHeads />
      </tr>
    </thead>
    <tbody>
      {detail.contents.map(({ name, unit, above, below, peers }) => (
        <tr key={name}>
          <th scope="row">
            {name} <small className="projects-unit">{unit}</small>
          </th>
          <td className="numeric">
            <QuotedFigure
              detail={detail}
              name={`${name} 地上`}
              value={above}
              unit={unit}
              mark={normalMark(detail.verdicts, 'content', name)}
            />
          </td>
          <td className="numeric">
            <QuotedFigure
              detail={detail}
              name={`${name} 地下`}
              value={below}
              unit={unit}
              mark={above === null ? normalMark(detail.verdicts, 'content', name) : undefined}
            />
          </td>
          <PeerCells detail={detail} name={name} value={above ?? below} peers={peers} unit={unit} />
        </tr>
      ))}
    </tbody>
  </table>
);

export const ContentsSection = ({ detail }: { readonly detail: ProjectDetail }) => (
  <Section section="contents" note="每平方米建筑面积的含量；同类区间按地上部分，没有地上部分的按地下">
    {detail.contents.length > 0 ? <Table detail={detail} /> : <NoLines what="工程量指标" />}
  </Section>
);
