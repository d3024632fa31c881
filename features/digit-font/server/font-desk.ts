import type { DigitFont, FontPool } from './font-pool';

export interface Issue {
  readonly id: string;
  /** The session it was made for; a visitor's is held by its name alone, which nobody can guess. */
  readonly owner: string | undefined;
  readonly until: number;
  readonly font: DigitFont;
}

export interface FontDeskPlan {
  readonly pool: FontPool;
  readonly now: () => number;
  readonly newId: () => string;
}

const LIFE_MS = 30 * 60_000;
/** Some 10 MB, if no two sessions shared a font. */
const MOST = 2_500;

/** Who was given which font. Kept in memory: a page whose font is gone shows plain digits and asks for another. */
export const fontDesk = ({ pool, now, newId }: FontDeskPlan) => {
  const issues = new Map<string, Issue>();
  const ofSession = new Map<string, Issue>();

  const drop = ({ id, owner }: Issue): void => {
    issues.delete(id);
    if (owner !== undefined && ofSession.get(owner)?.id === id) ofSession.delete(owner);
  };
  /** All live equally long, so the oldest come first. */
  const sweep = (): void => {
    for (const issue of issues.values()) {
      if (issue.until > now() && issues.size <= MOST) return;
      drop(issue);
    }
  };
  return {
    issue: async (owner: string | undefined): Promise<Issue> => {
      const current = owner === undefined ? undefined : ofSession.get(owner);
      if (current && current.until > now()) return current;
      const issue = { id: newId(), owner, font: await pool.take(), until: now() + LIFE_MS };
      issues.set(issue.id, issue);
      if (owner !== undefined) ofSession.set(owner, issue);
      sweep();
      return issue;
    },
    find: (id: string, asking: string | undefined): Issue | undefined => {
      const issue = issues.get(id);
      if (!issue || issue.until <= now()) return undefined;
      return issue.owner === undefined || issue.owner === asking ? issue : undefined;
    },
  };
};
