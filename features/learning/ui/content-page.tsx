import { Suspense, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Plate } from '#src/ui/detail-page/plate.tsx';
import { RecordProblem } from '#src/ui/detail-page/record-problem.tsx';
import { sectionsOf } from '#src/ui/detail-page/sections.tsx';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import type { RootState } from '#src/kernel/state';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { modulePath } from '../content-path';
import type { Content, Section } from '../contract';
import { COLUMN_MODULE } from '../modules';
import { selectIsSaving, selectReading, selectToday } from '../selectors';
import { calculationPart } from './calculation-part';
import { Drawing } from './figures/drawing';
import { DRAWINGS } from './figures/drawings';
import * as styles from './learning.module.css';
import { Quiz } from './quiz';
import { useInSight } from './use-in-sight';
import { moduleTitle, sayTime, standingOf } from './labels';

const PAGE = 'lesson';
const CalculationPanel = lazyView(calculationPart, (part) => part.CalculationPanel);

const SectionBody = ({
  section: { id, text, figure, calculation, questions, links },
}: {
  readonly section: Section;
}) => {
  const drawing = figure === undefined ? undefined : DRAWINGS[figure];
  return (
    <>
      {drawing && <Drawing plan={drawing} />}
      <ul className={styles.points}>
        {text.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {calculation && (
        <Suspense fallback={<PageSkeleton />}>
          <CalculationPanel calculation={calculation} />
        </Suspense>
      )}
      {questions && <Quiz section={id} questions={questions} />}
      {links && (
        <p className="row">
          <span className="muted">门户中的相关指标</span>
          {links.map(({ label, path }) => (
            <a key={path} href={`#${path}`}>
              {label}
            </a>
          ))}
        </p>
      )}
    </>
  );
};

const Download = ({ id, title }: Pick<Content, 'id' | 'title'>) => {
  const send = useSend();
  const isSaving = useSelector((state: RootState) => selectIsSaving(state, id));
  return (
    <button
      type="button"
      className="button"
      disabled={isSaving}
      onClick={() => send(commands.downloadFile({ id, title }))}
    >
      {isSaving ? '正在生成…' : '下载计算表'}
    </button>
  );
};

const goTo = (container: HTMLElement | null, section: string): void => {
  const part = container?.querySelector<HTMLElement>(`#${PAGE}-${section}`);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
};

interface ReadingProps {
  readonly content: Content;
  readonly marks: ReactNode;
}

function Reading({ content, marks }: ReadingProps) {
  const send = useSend();
  const { left, done, missing, query } = useSelector(selectReading);
  const today = useSelector(selectToday);
  const container = useRef<HTMLElement>(null);
  const { id, module, chapter, title, kind, minutes, summary, basis, sections } = content;
  const { SectionNav, Section } = useMemo(
    () => sectionsOf(PAGE, Object.fromEntries(sections.map((section) => [section.id, section.title]))),
    [sections],
  );
  const onSeen = useCallback(
    (parts: readonly string[]) =>
      send(commands.reachPlaces({ id, places: parts.map((part) => part.slice(PAGE.length + 1)) })),
    [send, id],
  );
  useInSight(container, sections, onSeen);
  const wanted = query?.place;
  useEffect(() => {
    if (wanted !== undefined) goTo(container.current, wanted);
  }, [wanted, sections]);
  const leftAt = sections.find((section, at) => at > 0 && section.id === left);
  return (
    <article ref={container} className="column" aria-label={title}>
      <Plate
        crumbs={
          <>
            <a href={`#${modulePath(module)}`}>{moduleTitle(module)}</a> / {chapter}
          </>
        }
        title={title}
        badge={<span className="tag">{kind}</span>}
        marks={
          <>
            <Download id={content.id} title={content.title} />
            {marks}
          </>
        }
        rows={[
          { term: '预计用时', detail: `${minutes} 分钟` },
          { term: '进度', detail: `${done.length} / ${sections.length} 节` },
          { term: '今日专注', detail: sayTime(today) },
          { term: '依据', detail: basis.join('；') },
          ...(module === COLUMN_MODULE ? [{ term: '数据', detail: '教学样例，参数可改' }] : []),
        ]}
      >
        <p className={styles.lead}>{summary}</p>
        {leftAt && wanted === undefined && (
          <p className="no-print">
            <button type="button" className="button" onClick={() => goTo(container.current, leftAt.id)}>
              上次学到“{leftAt.title}”，接着学
            </button>
          </p>
        )}
      </Plate>
      <SectionNav />
      {sections.map((section) => (
        <Section key={section.id} section={section.id} note={standingOf(section.id, done, missing)}>
          <SectionBody section={section} />
        </Section>
      ))}
    </article>
  );
}

export interface ContentPageProps {
  readonly marksOf?: (content: Content) => ReactNode;
}

export function ContentPage({ marksOf }: ContentPageProps) {
  const send = useSend();
  const { status, content, query, problem } = useSelector(selectReading);
  if (status === 'failed') {
    return (
      <div className="sheet">
        <RecordProblem
          problem={problem}
          title="没能取到这一课"
          openTo="课程与案例向 VIP 会员开放。"
          missing={{ title: '没有找到这一课', why: '它可能已移除，或地址不完整。' }}
          wayOut={{ label: '返回学习专区', href: '#/22G/index' }}
          onRetry={() => query && send(commands.openContent(query))}
        />
      </div>
    );
  }
  if (!content) return <PageSkeleton />;
  return <Reading key={content.id} content={content} marks={marksOf?.(content)} />;
}
