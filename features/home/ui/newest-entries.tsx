import { listPathOf, pathIn, recordIn, RECORDS, SECTIONS } from '#src/contract/records';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import type { Fresh } from '../contract';
import * as styles from './home.module.css';

const ROWS = 5;

interface SectionProps {
  readonly fresh: Fresh;
  readonly isMixed: boolean;
}

const Section = ({ fresh: { group, entries }, isMixed }: SectionProps) => {
  const record = recordIn(group);
  if (!record) return null;
  const pathOf = pathIn(record);
  return (
    <li>
      <h3>
        <a href={`#${listPathOf(record.in)}`}>{SECTIONS[record.in]}</a>
      </h3>
      <ul>
        {entries.map(({ ref, parent, title, place, publishedOn, sample }) => (
          <li key={ref}>
            <a className="ellipsis" href={`#${pathOf(ref, parent)}`} title={title}>
              {title}
            </a>
            <small className="muted">
              {isMixed && <SampleBadge sample={sample} />} {place && `${place} · `}
              <time dateTime={publishedOn}>{publishedOn}</time>
            </small>
          </li>
        ))}
      </ul>
    </li>
  );
};

/** Lessons are nobody's figures. */
const areSamplesAll = (all: readonly Fresh[]): boolean =>
  all
    .filter(({ group }) => group !== RECORDS.lesson.found.group)
    .every(({ entries }) => entries.every(({ sample }) => sample));

/** What came last into each section, the learning zone among them. */
export const NewestEntries = ({ all }: { readonly all: readonly Fresh[] | undefined }) => {
  const areSamples = all ? all.length > 0 && areSamplesAll(all) : false;
  return (
    <Sheet
      title="各栏目最新"
      note={
        <>
          按发布日期 <SampleBadge sample={areSamples} />
        </>
      }
      className={styles.fresh}
      busy={!all}
    >
      {!all && <SkeletonRows rows={ROWS} />}
      {all?.length === 0 && <EmptyState kind="none">数据入库后，各栏目最新的在这里。</EmptyState>}
      {all && all.length > 0 && (
        <ul className={styles.freshSections}>
          {all.map((fresh) => (
            <Section key={fresh.group} fresh={fresh} isMixed={!areSamples} />
          ))}
        </ul>
      )}
    </Sheet>
  );
};
