import type { StoredFinding } from '../draft-store';
import type { Check, CheckedDraft } from './checked-draft';
import { duplicates } from './duplicates';
import { editions } from './editions';
import { logic } from './logic';
import { ranges } from './ranges';
import { required } from './required';

const CHECKS: readonly Check[] = [required, logic, ranges, duplicates, editions];
const MOST = 500;

/** Errors first; a draft with more than a few hundred faults is told of the first. */
export const checkDraft = (draft: CheckedDraft): StoredFinding[] =>
  CHECKS.flatMap((check) => check(draft))
    .sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'))
    .slice(0, MOST);

/** No errors, and every warning answered for. */
export const isPassed = (
  findings: readonly StoredFinding[],
  acknowledged: Readonly<Record<string, string>>,
): boolean =>
  findings.every(({ level, key }) => level === 'warning' && (acknowledged[key] ?? '').trim() !== '');
