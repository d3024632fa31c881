import { sumMoney } from '#src/costing/money';
import { taxShown } from '#src/costing/rebaser';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { useRebase } from '#src/ui/figure-card/cost-figure.tsx';
import { formatNumber } from '#src/ui/format';
import type { Compositions, UnitPriceInfo } from '../../contract-detail';
import { PARTS, type Part } from '../../contract-shapes';
import { COMPONENT_OF } from '../../components-of';
import { quotedIn } from '../cost-of';
import { taxWords } from '../labels';
import { readComposition } from '../read-record';
import { readTried } from '../read-tried';
import { Amount } from './amount';
import { MarkedFigure } from './marked-figure';
import { Ring, ringColour } from '#src/ui/chart/ring.tsx';
import { BlockPart } from './block-part';
import { Section } from './sections';
import { SumLine } from './sum-line';
import { useTrial } from './use-trial';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

const isAmount = (value: unknown): value is number => typeof value === 'number';
const KEY = 10;

interface CompositionProps {
  readonly compositions: Compositions;
  readonly info: UnitPriceInfo;
}

const SUM = '综合单价';
const RECORDED = '记录的综合单价';

/** The colour of a part of the ring; a part that is not drawn keeps the room for one. */
const Key = ({ at }: { readonly at: number }) => (
  <svg width={KEY} height={KEY} aria-hidden className={styles.key}>
    {at >= 0 && (
      <rect width={KEY} height={KEY} fill={ringColour(at).color} fillOpacity={ringColour(at).opacity} />
    )}
  </svg>
);

const triedColumn = (tried: ReadonlyMap<Part, number>): Column<Compositions['parts'][number]> => ({
  key: 'tried',
  title: '测算 元',
  numeric: true,
  // What does not apply to the record is not made a figure by trying.
  cell: ({ part, amount }) =>
    isAmount(amount) || tried.get(part) ? formatNumber(tried.get(part), 2) : amount,
});

const Composition = ({ compositions, info }: CompositionProps) => {
  const { result } = useTrial();
  const rebase = useRebase();
  const tried = result && readTried(info.row, result, rebase);
  const { sum, amounts, shares, percents } = readComposition(info.row, compositions, rebase);
  const parts = compositions.parts.map((each) => ({ ...each, share: percents[each.part] ?? each.share }));
  const drawn = parts.flatMap(({ part, name, share }) =>
    isAmount(share) && share > 0 ? [{ part, name, share }] : [],
  );
  if (drawn.length === 0) return <p className="muted">提供方没有给出价格组成。</p>;
  const columns: readonly Column<Compositions['parts'][number]>[] = [
    {
      key: 'part',
      title: '费用',
      cell: ({ part }) => (
        <>
          <Key at={drawn.findIndex((each) => each.part === part)} />
          {PARTS[part]}
        </>
      ),
    },
    {
      key: 'amount',
      title: '金额 元',
      numeric: true,
      cell: ({ part, amount }) => (
        <Amount
          info={info}
          name={PARTS[part]}
          value={amount}
          madeOf={COMPONENT_OF[part]}
          share={shares[part]}
          of={SUM}
        />
      ),
    },
    {
      key: 'share',
      title: '占比',
      numeric: true,
      cell: ({ share }) => <MarkedFigure value={share} percent />,
    },
    ...(tried ? [triedColumn(tried)] : []),
  ];
  return (
    <div className={classes('two', styles.two, styles.composition)}>
      <Ring parts={drawn} label="价格组成" />
      <div>
        <DataTable caption="价格组成" columns={columns} rows={parts} rowKey={({ part }) => part} />
        <SumLine amounts={amounts} target={sum} targetName={tried ? RECORDED : SUM} />
        {tried && (
          <p className={classes('row', styles.sum)}>
            测算合计 {formatNumber(sumMoney([...tried.values()]), 2)} 元
          </p>
        )}
      </div>
    </div>
  );
};

/** In the tax basis the amounts below are read in. */
const useTaxWords = ({ row }: UnitPriceInfo): string => {
  const quoted = quotedIn(row, row.unitPrice);
  return taxWords(taxShown(quoted, useRebase()(quoted)) ?? row.taxBasis, row.taxRate);
};

export const CompositionSection = ({ info }: { readonly info: UnitPriceInfo }) => (
  <Section section="composition" note={`${useTaxWords(info)}；-- 未给出，/ 不适用，=== 已含在其他项中`}>
    <BlockPart block="compositions" rows={8}>
      {(compositions) => <Composition compositions={compositions} info={info} />}
    </BlockPart>
  </Section>
);
