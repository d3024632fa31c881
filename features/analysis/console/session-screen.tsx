import { classes } from '#src/ui/classes';
import { Sheet } from '#src/ui/sheet.tsx';
import type { EventRow, TabEvents } from '../contract/streams';
import { PartView } from './part-view';
import * as styles from './console.module.css';
import { EVENT_COLUMNS } from './event-columns';
import { FiguresTable } from './figures-table';
import { momentOf } from './moment';
import { recorderOf } from './recorder-link';
import { TextParam } from './text-param';

const PAGE_VIEW = '100100';
const FAILURE = /^900/;

type Step =
  | { readonly kind: 'event'; readonly event: EventRow }
  | { readonly kind: 'hole'; readonly from: number; readonly to: number };

/** Events in their order, and where numbers are missing, that they are. */
const stepsOf = ({ events, holes }: TabEvents): readonly Step[] =>
  events.flatMap((event): Step[] => {
    const hole = holes.find(({ to }) => to + 1 === event.sequence);
    return [...(hole ? [{ kind: 'hole' as const, ...hole }] : []), { kind: 'event' as const, event }];
  });

const said = (query: EventRow['query']): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('，');

const StepLine = ({ step }: { readonly step: Step }) => {
  if (step.kind === 'hole')
    return (
      <li className={styles.hole}>
        缺 {step.from === step.to ? `第 ${step.from} 号` : `第 ${step.from} 至 ${step.to} 号`}
        ，没有送达
      </li>
    );
  const { event } = step;
  return (
    <li
      className={classes(
        event.fncode === PAGE_VIEW && styles.page,
        FAILURE.test(event.fncode) && styles.failure,
        event.searchId !== null && styles.searching,
      )}
    >
      <time dateTime={event.at}>{momentOf(event.at).slice(11)}</time>
      <b>{event.meaning ?? event.fncode}</b>
      <span>{said(event.query)}</span>
      <span className="muted">
        {event.fncode}
        {event.route === null ? '' : ` · ${event.route}`}
        {event.searchId === null ? '' : ` · 搜索 ${event.searchId}`}
        {event.guideType === null ? '' : ` · 引导 ${event.guideType}`}
      </span>
      {recorderOf(event) !== undefined && (
        <a className="no-print" href={recorderOf(event)} aria-label={`在回放里打开第 ${event.sequence} 号`}>
          回放
        </a>
      )}
    </li>
  );
};

export const SessionScreen = () => (
  <div className="column">
    <div className={styles.bar}>
      <TextParam name="tab" label="会话" width="wide" />
    </div>
    <PartView part="tab">
      {(tab) => (
        <div className="column">
          <Sheet
            title="时间线"
            note={
              tab.events[0]
                ? `${momentOf(tab.events[0].at)} 起 · ${tab.events.length} 个事件 · ${tab.holes.length} 处缺号`
                : '没有这个会话的事件'
            }
          >
            <ol className={styles.timeline}>
              {stepsOf(tab).map((step) => (
                <StepLine key={step.kind === 'event' ? step.event.id : `hole ${step.from}`} step={step} />
              ))}
            </ol>
          </Sheet>
          <FiguresTable
            title="会话的事件"
            keyOf={({ id }) => id}
            rows={tab.events}
            nothing="没有这个会话的事件"
            columns={EVENT_COLUMNS}
          />
        </div>
      )}
    </PartView>
  </div>
);
