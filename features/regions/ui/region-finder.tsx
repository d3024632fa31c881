import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Region } from '../contract';
import { selectAreas, selectAreasFailed, selectCurrentRegion } from '../selectors';
import { optionId, PlaceList } from './place-list';
import { bestMatch, groupsMatching, lettersOf, type PlaceGroup, type RegionChoice } from './places';
import * as styles from './regions.module.css';

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  PageDown: (index, last) => Math.min(last, index + 10),
  PageUp: (index) => Math.max(0, index - 10),
};

/** Where a key leads from the active place; undefined for keys that lead nowhere. Paused places are passed over. */
export const step = (
  groups: readonly PlaceGroup[],
  active: string | undefined,
  key: string,
): RegionChoice | undefined => {
  const open = groups.flatMap(({ places }) => places).filter(({ isPaused }) => !isPaused);
  const move = STEPS[key];
  if (!move || open.length === 0) return undefined;
  return open[
    move(
      open.findIndex(({ areaid }) => areaid === active),
      open.length - 1,
    )
  ];
};

export interface RegionFinderProps {
  readonly among: (regions: readonly Region[]) => readonly Region[];
  readonly onPicked: () => void;
}

/** A text field that finds a place and the list it moves through; the field holds the focus throughout. */
export const RegionFinder = ({ among, onPicked }: RegionFinderProps) => {
  const send = useSend();
  const areas = among(useSelector(selectAreas));
  const hasFailed = useSelector(selectAreasFailed);
  const current = useSelector(selectCurrentRegion);
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const groups = groupsMatching(areas, typed);
  const active = pointed ?? (typed.trim() === '' ? undefined : bestMatch(groups, typed)?.areaid);

  const pick = ({ areaid }: Pick<RegionChoice, 'areaid'>) => {
    send(commands.pickRegion({ areaid }));
    onPicked();
  };
  const type = (text: string) => {
    setTyped(text);
    setPointed(undefined);
  };
  const press = (event: KeyboardEvent) => {
    // Enter while a Chinese input method is open chooses its word, not a place.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active !== undefined) pick({ areaid: active });
      return;
    }
    const next = step(groups, active ?? current, event.key);
    if (!next) return;
    event.preventDefault();
    setPointed(next.areaid);
    list.current
      ?.querySelector(`[id="${optionId(listId, next.areaid)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className={styles.finder}>
      <input
        className={classes('input', styles.input)}
        role="combobox"
        aria-label="查找地区"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
        placeholder="输入省、市名称，或拼音首字母"
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <div className={styles.letters} role="group" aria-label="按拼音首字母">
        {['', ...lettersOf(areas)].map((letter) => (
          <button
            className="choice-button"
            key={letter}
            type="button"
            aria-pressed={typed.trim().toUpperCase() === letter}
            onClick={() => type(letter)}
          >
            {letter || '全部'}
          </button>
        ))}
      </div>
      <div ref={list} className={styles.scroll}>
        {areas.length > 0 && (
          <PlaceList id={listId} groups={groups} current={current} active={active} onPick={pick} />
        )}
        {areas.length > 0 && groups.length === 0 && (
          <EmptyState
            kind="filtered"
            title={`没有叫“${typed.trim()}”的地区`}
            action={{ label: '显示全部', run: () => type('') }}
          />
        )}
        {areas.length === 0 && hasFailed && (
          <EmptyState
            kind="broken"
            title="没能取到地区列表"
            action={{ label: '重试', run: () => send(commands.loadAreas()) }}
          >
            当前按全国显示，其余功能不受影响。
          </EmptyState>
        )}
        {areas.length === 0 && !hasFailed && <SkeletonRows rows={8} />}
      </div>
    </div>
  );
};
