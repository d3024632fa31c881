import { sectionKeys, SECTIONS } from '#src/contract/records';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import type { HomeContent } from '../contract';
import * as styles from './home.module.css';

type Section = HomeContent['sections'][number];

const titleOf = (key: string): string | undefined => (SECTIONS as Readonly<Record<string, string>>)[key];

interface Entry {
  readonly key: string;
  readonly section: Section | undefined;
}

const Count = ({ section }: { readonly section: Section | undefined }) => {
  if (!section) return <span className={styles.count} />;
  if (section.count === null && section.isMade) return <span className="muted">样例正在生成</span>;
  if (section.count === null) return <span className="muted">即将开放</span>;
  return (
    <span className={styles.count}>
      <b>{formatNumber(section.count)}</b>
      <small>{section.unit}</small>
    </span>
  );
};

const noteOf = ({ note, updatedAt }: Section) =>
  [note, updatedAt && `更新于 ${updatedAt}`].filter(Boolean).join(' · ');

const Row = ({ entry: { key, section }, index }: { readonly entry: Entry; readonly index: number }) => {
  const note = section && noteOf(section);
  return (
    <li>
      <a
        href={`#/${key}/index`}
        className={section?.count === null && !section.isMade ? styles.closed : undefined}
      >
        <span className={`muted ${styles.number}`} aria-hidden>
          {String(index + 1).padStart(2, '0')}
        </span>
        <span className={styles.title}>
          {titleOf(key) ?? key}
          {note && <small className="ellipsis">{note}</small>}
        </span>
        <Count section={section} />
      </a>
    </li>
  );
};

/** What the portal holds, numbered like the list of a set of drawings. */
export const SectionList = ({ sections }: { readonly sections: readonly Section[] | undefined }) => {
  const entries: readonly Entry[] = sections
    ? sections.filter(({ key }) => titleOf(key)).map((section) => ({ key: section.key, section }))
    : sectionKeys.map((key) => ({ key, section: undefined }));
  return (
    <Sheet title="数据目录" className={styles.sections}>
      <ol>
        {entries.map((entry, index) => (
          <Row key={entry.key} entry={entry} index={index} />
        ))}
      </ol>
    </Sheet>
  );
};
