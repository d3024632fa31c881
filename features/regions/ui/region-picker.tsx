import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { NATIONWIDE } from '#src/contract/places';
import { classes } from '#src/ui/classes';
import { ChoiceButton } from '#src/ui/filter/choice-button.tsx';
import { useOnceOnline } from '#src/ui/network';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Region } from '../contract';
import { selectAreas, selectCurrentRegion } from '../selectors';
import { placeNamed, type RegionChoice } from './places';
import { RegionFinder } from './region-finder';
import * as styles from './regions.module.css';

interface QuickRegionsProps {
  readonly places: readonly RegionChoice[];
  readonly current: string;
  readonly onPick: (areaid: string) => void;
}

const QuickRegions = ({ places, current, onPick }: QuickRegionsProps) =>
  places.map(({ areaid, name, isPaused }) => (
    <ChoiceButton
      key={areaid}
      aria-pressed={areaid === current}
      disabled={isPaused}
      onClick={() => onPick(areaid)}
    >
      {name}
    </ChoiceButton>
  ));

export interface RegionPickerProps {
  /** Ids of regions offered without opening the picker; 全国 always leads them. Empty shows the button alone. */
  readonly quick?: readonly string[];
  /** Leaves some of the regions out. */
  readonly among?: (regions: readonly Region[]) => readonly Region[];
}

// Known without the list, so that the row stands before the list has arrived.
const nationwide = { areaid: NATIONWIDE, name: '全国', isPaused: false };
const MOST_RECORDS = ['20', '18', '11', '12'];

const all = (regions: readonly Region[]) => regions;

export function RegionPicker({ quick = MOST_RECORDS, among = all }: RegionPickerProps) {
  const send = useSend();
  const known = useSelector(selectAreas);
  const areas = among(known);
  const offersNationwide = among === all || areas.some(({ areaid }) => areaid === NATIONWIDE);
  const current = useSelector(selectCurrentRegion);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isUnknown = known.length === 0;
  // Sends only; whether a list is on its way already is the epic's to know.
  useEffect(() => {
    if (isUnknown) send(commands.loadAreas());
  }, [isUnknown, send]);
  useOnceOnline(isUnknown ? () => send(commands.loadAreas()) : undefined);

  const quickPlaces =
    quick.length === 0
      ? []
      : [
          ...(offersNationwide ? [nationwide] : []),
          ...quick.flatMap((areaid) => placeNamed(areas, areaid) ?? []),
        ];
  const isQuick = quickPlaces.some(({ areaid }) => areaid === current);
  const currentName =
    placeNamed(areas, current)?.name ?? (current === NATIONWIDE ? nationwide.name : '所选地区');
  const open = () => {
    setIsOpen(true);
    dialog.current?.showModal();
  };
  return (
    <div className={styles.picker}>
      <QuickRegions
        places={quickPlaces}
        current={current}
        onPick={(areaid) => send(commands.pickRegion({ areaid }))}
      />
      <ChoiceButton aria-haspopup="dialog" data-chosen={!isQuick} onClick={open}>
        {isQuick ? '更多' : currentName}
        <span className="sr-only">{isQuick ? `地区，当前${currentName}` : '，选择其他地区'}</span>{' '}
        <span aria-hidden>▾</span>
      </ChoiceButton>
      <dialog
        ref={dialog}
        className={classes('modal', styles.dialog)}
        aria-label="选择地区"
        closedby="any"
        onClose={() => setIsOpen(false)}
      >
        {isOpen && (
          <>
            <header className={styles.head}>
              <b>选择地区</b>
              <span>当前：{currentName}</span>
              <button
                className="icon-button"
                type="button"
                aria-label="关闭"
                onClick={() => dialog.current?.close()}
              >
                ×
              </button>
            </header>
            <RegionFinder among={among} onPicked={() => dialog.current?.close()} />
          </>
        )}
      </dialog>
    </div>
  );
}
