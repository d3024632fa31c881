import type { PolicyState } from '#src/contract/policy-states';
import { classes } from './classes';

const TONES: Readonly<Record<PolicyState, string>> = {
  现行: 'good',
  即将实施: 'brand',
  部分有效: 'warn',
  废止: 'bad',
};

/** Nothing of what never comes into force. */
export const StateChip = ({ state }: { readonly state: PolicyState | null }) =>
  state && <span className={classes('tag', TONES[state])}>{state}</span>;
