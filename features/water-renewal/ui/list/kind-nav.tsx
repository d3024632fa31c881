import { classes } from '#src/ui/classes';
import { useList } from '#src/ui/listing/use-list';
import { listDriver } from '../../list-driver';
import { WORK_NAMES, WORKS, type Kind, type Work } from '../../contract-terms';
import * as styles from '../water.module.css';

/** The kinds of works with their number of records, under 水利 and 城市更新. */
export const KindNav = ({ onChosen }: { readonly onChosen?: () => void }) => {
  const { page, view, refine } = useList(listDriver);
  /** Nothing before it is known. */
  const countOf = (kinds: readonly Kind[]): number | undefined =>
    page?.kinds.filter(({ value }) => kinds.includes(value)).reduce((sum, { count }) => sum + count, 0);
  const branch = (label: string, kinds: readonly Kind[], value: Work | Kind | undefined) => (
    <li key={label}>
      <button
        type="button"
        className={classes(kinds.length > 1 && value !== undefined && styles.work)}
        aria-pressed={view.kind === value}
        onClick={() => {
          // Another kind is measured by something else.
          refine({ kind: value, unitBasis: undefined });
          onChosen?.();
        }}
      >
        <span>{label}</span>
        <small className="muted">{countOf(kinds)}</small>
      </button>
    </li>
  );
  return (
    <ul className={classes('side-list', styles.kinds)}>
      {branch('全部类别', Object.values(WORKS).flat(), undefined)}
      {WORK_NAMES.map((work) => [
        branch(work, WORKS[work], work),
        ...WORKS[work].map((kind) => branch(kind, [kind], kind)),
      ])}
    </ul>
  );
};
