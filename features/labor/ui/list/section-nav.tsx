import { useList } from '#src/ui/listing/use-list';
import { listDriver } from '../../list-driver';

/** The trades of the place and month, each with its number of prices. */
export const SectionNav = ({ onChosen }: { readonly onChosen?: () => void }) => {
  const { page, view, refine } = useList(listDriver);
  const sections = page?.sections ?? [];
  /** Nothing before it is known. */
  const all = page && sections.reduce((sum, { count }) => sum + count, 0);
  const choose = (section: (typeof sections)[number]['value'] | undefined) => () => {
    refine({ section });
    onChosen?.();
  };
  const branch = (
    label: string,
    count: number | undefined,
    value: (typeof sections)[number]['value'] | undefined,
  ) => (
    <li key={label}>
      <button type="button" aria-pressed={view.section === value} onClick={choose(value)}>
        <span>{label}</span>
        <small className="muted">{count}</small>
      </button>
    </li>
  );
  return (
    <ul className="side-list">
      {branch('全部分部', all, undefined)}
      {sections.map(({ value, count }) => branch(value, count, value))}
    </ul>
  );
};
