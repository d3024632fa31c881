import { beyondWords } from '#src/costing/outliers';
import { classes } from '#src/ui/classes';
import type { Judged } from './severities';

const TONES = { red: 'bad', amber: 'warn', none: undefined } as const;

/** The words say it to those who see no colours. */
export const SeverityMark = ({
  of,
  isNormal = false,
}: {
  readonly of: Pick<Judged, 'severity' | 'beyondFences'>;
  /** A reviewer has found the figure right; its distance stays on the screen. */
  readonly isNormal?: boolean;
}) => (
  <span className={classes('tag tag-large', isNormal ? 'good' : TONES[of.severity])}>
    {isNormal && '已标记正常：'}
    {of.severity === 'none' ? '四分位距之外' : `偏差超过 ${beyondWords(of.severity)}`}
    {of.severity !== 'none' && of.beyondFences && '，离群'}
  </span>
);
