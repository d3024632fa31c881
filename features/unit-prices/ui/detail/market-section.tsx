import { useSelector } from 'react-redux';
import { ChoiceSelect } from '../../../../src/ui/filter/choice-select';
import { useSend } from '../../../../src/ui/use-send';
import { commands } from '../../commands';
import type { UnitPriceRow } from '../../contract';
import type { Distribution } from '../../contract-market';
import { selectBlock, selectDetail } from '../../selectors';
import { BandBar } from '../../../../src/ui/band-bar';
import { bandOf, bandsNote, bandsText } from '../bands-text';
import { OWN } from '../labels';
import { CourseChart, Histogram, RegionBars } from './market-charts';
import { marketWords } from './market-words';
import { BlockPart, Section } from './section';

const NATIONWIDE = ['1', '全国'] as const;

const Comparison = () => {
  const send = useSend();
  const { comparedWith } = useSelector(selectDetail);
  const { data } = useSelector(selectBlock('distribution'));
  const places = (data?.regions ?? []).map(({ areaId, areaName }) => [areaId, areaName] as const);
  return (
    <ChoiceSelect
      label="比较范围"
      none="本省"
      options={[NATIONWIDE, ...places]}
      chosen={comparedWith}
      onChoose={(areaId) => send(commands.compareWith({ areaId }))}
    />
  );
};

const Standing = ({ distribution, row }: { distribution: Distribution; row: UnitPriceRow }) => {
  const { bands } = distribution.statistics;
  return (
    <>
      <p className="unit-standing">{marketWords(distribution)}</p>
      <div className="unit-market-band">
        {bandOf(bands) && (
          <BandBar band={bandOf(bands)} value={row.unitPrice} unit={`元/${row.unit}`} own={OWN} />
        )}
        <span>
          {bandsNote(bands)}：{bandsText(bands)}
        </span>
      </div>
      {distribution.histogram ? (
        <Histogram distribution={distribution} classes={distribution.histogram} own={row.unitPrice} />
      ) : (
        <p className="band-none">样本不足 10 个，不画分布图。</p>
      )}
    </>
  );
};

export const MarketSection = ({ row }: { readonly row: UnitPriceRow }) => {
  const { data } = useSelector(selectBlock('distribution'));
  return (
    <Section section="market" note={data?.reference}>
      <Comparison />
      <div className="unit-two">
        <div>
          <h3>分布</h3>
          <BlockPart block="distribution" rows={6}>
            {(distribution) => <Standing distribution={distribution} row={row} />}
          </BlockPart>
        </div>
        <div>
          <h3>近 36 个月走势</h3>
          <BlockPart block="trend" rows={6}>
            {(trend) => <CourseChart trend={trend} />}
          </BlockPart>
        </div>
      </div>
      <h3>各地区中位</h3>
      <BlockPart block="distribution" rows={6}>
        {(distribution) => <RegionBars distribution={distribution} own={row.unitPrice} />}
      </BlockPart>
    </Section>
  );
};
