import { codes, NO_ACCESS } from '#src/contract/codes';
import type { Problem } from '#src/kernel/send';
import { EmptyState } from './empty-state';

const NO_RIGHTS: readonly number[] = [codes.vipOnly, codes.rightsOnly];

export interface UnavailableProps {
  readonly problem: Problem | undefined;
  /** The member has no rights to it, whatever the problem says. */
  readonly isWithheld?: boolean;
  /** 没能取到工程列表 */
  readonly title: string;
  /** Whom this is open to, for those whom the server refused it. */
  readonly openTo: string;
  /** Where they may go instead. */
  readonly wayOut?: { readonly label: string; readonly href: string };
  readonly onRetry: () => void;
}

/** In the place of what did not come: not allowed, which no retry mends, or broken, which one may. */
export const Unavailable = (props: UnavailableProps) => {
  const { problem, isWithheld = false, title, openTo, wayOut, onRetry } = props;
  const requestId = problem?.requestId ? { requestId: problem.requestId } : {};
  if (isWithheld || (problem && NO_RIGHTS.includes(problem.code))) {
    return (
      <EmptyState kind="noRights" title={NO_ACCESS} {...(wayOut && { action: wayOut })} {...requestId}>
        {openTo}
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="broken" title={title} action={{ label: '重试', run: onRetry }} {...requestId}>
      {problem?.message}
    </EmptyState>
  );
};
