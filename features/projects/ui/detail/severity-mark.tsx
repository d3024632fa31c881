import { classes } from '#src/ui/classes';
import type { Judged } from './severities';

const WORDS = { red: '偏差超过 50%', amber: '偏差超过 30%', none: '四分位距之外' } as const;
const TONES = { red: 'bad', amber: 'warn', none: undefined } as const;

/** Red beyond ±50 %, amber beyond ±30 %; the words say it to those who see no colours. */
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
    {WORDS[of.severity]}
    {of.severity !== 'none' && of.beyondFences && '，离群'}
  </span>
);
