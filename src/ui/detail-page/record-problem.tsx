import { codes } from '#src/contract/codes';
import { EmptyState } from '../empty-state';
import { Unavailable, type UnavailableProps } from '../unavailable';

export interface RecordProblemProps extends UnavailableProps {
  /** Back to the list, whether the record is gone or not open to the member. */
  readonly wayOut: NonNullable<UnavailableProps['wayOut']>;
  /** Of a record that is not there; without a title the server's words are. */
  readonly missing: { readonly title?: string; readonly why: string };
}

/** In the place of a record that did not come: not there, not allowed, or broken. */
export const RecordProblem = ({ missing, ...props }: RecordProblemProps) => {
  const { problem, isWithheld = false, wayOut } = props;
  if (isWithheld || problem?.code !== codes.notFound) return <Unavailable {...props} />;
  const { message, requestId } = problem;
  return (
    <EmptyState
      kind="none"
      title={missing.title ?? message}
      action={wayOut}
      {...(requestId && { requestId })}
    >
      {missing.why}
    </EmptyState>
  );
};
