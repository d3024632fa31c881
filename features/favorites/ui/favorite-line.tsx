import { dayAt } from '#src/contract/shanghai-time';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { FavoriteRow } from '../contract-rows';
import { FigureThenNow } from './figure-then-now';
import { Note } from './note';
import { provenanceText } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './favorites.module.css';

export interface FavoriteLineProps {
  readonly row: FavoriteRow;
  readonly isChosen: boolean;
  readonly onChosen: (isChosen: boolean) => void;
}

/** A record that has been withdrawn leads nowhere; what was kept of it stays. */
const Title = ({ row: { snapshot, current, withdrawn } }: Pick<FavoriteLineProps, 'row'>) =>
  current ? (
    <a href={`#${current.address}`}>{current.title}</a>
  ) : (
    <>
      <span>{snapshot.title}</span>{' '}
      <span className="tag">{withdrawn ? `已于 ${withdrawn.day} 撤回：${withdrawn.reason}` : '已下架'}</span>
    </>
  );

export const FavoriteLine = ({ row, isChosen, onChosen }: FavoriteLineProps) => {
  const send = useSend();
  const { snapshot, current } = row;
  const shown = current ?? snapshot;
  const { title, section } = snapshot;
  const facts = [section, shown.areaName, shown.priceDate && `价格期 ${shown.priceDate}`, shown.subtitle];
  return (
    <li className={styles.line}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChosen(target.checked)}
          aria-label={`选择：${title}`}
        />
      </label>
      <div className={styles.what}>
        <h3>
          <Title row={row} /> <SampleBadge sample={shown.provenance?.kind === 'sample'} />
        </h3>
        <p className={styles.facts}>
          {facts.filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p className="muted">
          {dayAt(row.addedAt)} 收藏
          {shown.provenance && ` · ${provenanceText(shown.provenance)}`}
        </p>
        <Note row={row} />
      </div>
      <FigureThenNow row={row} />
      <button
        type="button"
        className={classes('plain', styles.remove)}
        aria-label={`移除：${title}`}
        onClick={() => send(commands.remove({ ids: [row.id] }))}
      >
        移除
      </button>
    </li>
  );
};
