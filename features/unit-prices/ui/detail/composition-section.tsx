import { formatNumber } from '../../../../src/ui/format';
import type { Compositions } from '../../contract-detail';
import { PARTS } from '../../contract-shapes';
import { MarkedFigure } from './marked-figure';
import { Ring, ringColour } from '../../../../src/ui/chart/ring';
import { BlockPart, Section } from './section';
import { SumLine } from './sum-line';
import { useTrial } from './use-trial';

const isAmount = (value: unknown): value is number => typeof value === 'number';
const KEY = 10;

const Composition = ({ compositions }: { readonly compositions: Compositions }) => {
  const { parts, unitPrice } = compositions;
  const { result } = useTrial();
  const drawn = parts.flatMap(({ part, name, share }) =>
    isAmount(share) && share > 0 ? [{ part, name, share }] : [],
  );
  const colourOf = (part: string) => drawn.findIndex((each) => each.part === part);
  if (drawn.length === 0) return <p className="band-none">提供方没有给出价格组成。</p>;
  return (
    <div className="unit-two unit-composition">
      <Ring parts={drawn} label="价格组成" />
      <div>
        <table className="data-table">
          <caption className="sr-only">价格组成</caption>
          <thead>
            <tr>
              <th scope="col">费用</th>
              <th scope="col" className="numeric">
                金额 元
              </th>
              <th scope="col" className="numeric">
                占比
              </th>
              {result && (
                <th scope="col" className="numeric">
                  测算 元
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ part, amount, share }) => (
              <tr key={part}>
                <th scope="row">
                  <svg width={KEY} height={KEY} aria-hidden className="unit-key">
                    {colourOf(part) >= 0 && (
                      <rect
                        width={KEY}
                        height={KEY}
                        fill={ringColour(colourOf(part)).color}
                        fillOpacity={ringColour(colourOf(part)).opacity}
                      />
                    )}
                  </svg>
                  {PARTS[part]}
                </th>
                <td className="numeric">
                  <MarkedFigure value={amount} />
                </td>
                <td className="numeric">
                  <MarkedFigure value={share} percent />
                </td>
                {result && <td className="numeric">{formatNumber(result.parts[part], 2)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
        <SumLine
          amounts={parts.map(({ amount }) => amount).filter(isAmount)}
          target={unitPrice}
          targetName="综合单价"
        />
      </div>
    </div>
  );
};

export const CompositionSection = () => (
  <Section section="composition" note="不含规费与税金；-- 未给出，/ 不适用，=== 已含在其他项中">
    <BlockPart block="compositions" rows={8}>
      {(compositions) => <Composition compositions={compositions} />}
    </BlockPart>
  </Section>
);
