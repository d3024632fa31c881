import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { PROJECT_TYPES, TYPE_GROUPS } from '#src/contract/project-terms';
import { classes } from '#src/ui/classes';
import { ChoiceButton } from '#src/ui/filter/choice-button.tsx';
import { formatNumber } from '#src/ui/format';
import { ListForm } from '#src/ui/listing/list-form.tsx';
import { useList } from '#src/ui/listing/use-list';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { SUBJECT_KINDS, type Kind, type RangeQuery } from '../contract';
import { listDriver } from '../list-driver';
import { listPathTo } from '../range-view';
import { selectTable, selectUnread } from '../selectors';
import { basisWords } from './labels';
import { SubjectPanel } from './subject-panel';
import { TableSheet } from './table-sheet';
import * as styles from './range.module.css';

type TypeChoice = RangeQuery['type'];
type Group = keyof typeof TYPE_GROUPS;
const typesIn = (group: Group) =>
  (Object.keys(PROJECT_TYPES) as (keyof typeof PROJECT_TYPES)[]).filter((type) =>
    type.startsWith(`${group}.`),
  );

/** Every type, and before the types of a group that has several, the group. */
const typeChoices: readonly { readonly value: TypeChoice; readonly label: string }[] = (
  Object.keys(TYPE_GROUPS) as Group[]
).flatMap((group) => {
  const types = typesIn(group).map((value) => ({ value, label: PROJECT_TYPES[value] }));
  return types.length > 1 ? [{ value: group, label: TYPE_GROUPS[group] }, ...types] : types;
});

const Kinds = () => {
  const { view, refine } = useList(listDriver);
  return (
    <div className={classes('segments', styles.kinds)} role="group" aria-label="科目类别">
      {(Object.keys(SUBJECT_KINDS) as Kind[]).map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === view.kind} onClick={() => refine({ kind })}>
          {SUBJECT_KINDS[kind]}
        </button>
      ))}
    </div>
  );
};

const Types = () => {
  const { view, refine } = useList(listDriver);
  return typeChoices.map(({ value, label }) => (
    <ChoiceButton key={value} aria-pressed={value === view.type} onClick={() => refine({ type: value })}>
      {label}
    </ChoiceButton>
  ));
};

const Clear = () => {
  const { filters, clear } = useList(listDriver);
  return (
    filters > 0 && (
      <button type="button" className="plain" onClick={clear}>
        清空条件
      </button>
    )
  );
};

const Counts = () => {
  const { status, view, page: table } = useSelector(selectTable);
  if (!table || status === 'failed') return <p className={classes('muted', styles.counts)} role="status" />;
  const { projects, samples, leftOut, basis } = table;
  return (
    <p className={classes('muted', styles.counts)} role="status">
      <a href={`#${listPathTo(view)}`}>{formatNumber(projects)} 个样本工程</a>{' '}
      <SampleBadge sample={samples > 0} />
      <span>{basisWords(basis, view.kind)}</span>
      {leftOut > 0 && view.kind !== 'content' && <span>{leftOut} 个没有指数或地区系数，未计入</span>}
    </p>
  );
};

/** Else figures of another choice would pass for those of the address. */
const Unread = () => {
  const { view, list } = useList(listDriver);
  const unread = useSelector(selectUnread);
  const shown = list.words(view);
  return unread.map(({ name, label, words }) => {
    const instead = shown.find((one) => one.name === name);
    return (
      <p key={`${name} ${words}`} className="callout" role="status">
        地址里的{label}“{words}”不认识，{instead ? `现按“${instead.words}”显示` : '没有采用'}。
      </p>
    );
  });
};

export interface IndexRangePageProps {
  /** The regions slice's picker; its choice reaches this page through the address. */
  readonly regionPicker: ReactNode;
  /** The bar that chooses what the costs are brought to. */
  readonly basisBar: ReactNode;
  /** Puts a citation on the clipboard. */
  readonly onCopy: (citation: string) => void;
  readonly exportButton: ReactNode;
}

export function IndexRangePage({ regionPicker, basisBar, onCopy, exportButton }: IndexRangePageProps) {
  const { status, page } = useSelector(selectTable);
  const table = status === 'failed' ? undefined : page;
  return (
    <div className="column-tight">
      <header className="page-head">
        <h1>科目指标区间</h1>
        <p className="muted">
          同一组工程各科目的样本数、分位数与推荐值，全部折算到同一价格期、地区水平与税口径
        </p>
      </header>
      {basisBar}
      <Unread />
      <section className={classes('sheet sheet-flush', styles.sheet)} aria-label="科目指标">
        <ListForm driver={listDriver} slots={{ areaId: regionPicker, type: <Types /> }}>
          <Clear />
        </ListForm>
        <div className={classes('row', styles.toolbar)}>
          <Kinds />
          <Counts />
          {table && table.subjects.length > 0 && <div className="end">{exportButton}</div>}
        </div>
        <div className={styles.body}>
          <TableSheet />
        </div>
      </section>
      {table && table.subjects.length > 0 && <SubjectPanel onCopy={onCopy} />}
    </div>
  );
}
