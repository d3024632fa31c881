/** What a member asked for, and has no answer to yet. */
export type Work = 'checkIn' | 'draw' | 'claim' | 'exchange' | 'return' | 'coupon' | 'download';

/** Works of different kinds and subjects run beside each other. */
export interface WorkRequest {
  readonly work: Work;
  readonly subject?: string;
}

type Numbered = { readonly number: number };
type Named = { readonly id: string };

/** The work that a command asks for and an event ends. */
export const workOf = {
  checkIn: ({ day }: { readonly day?: string }): WorkRequest => ({
    work: 'checkIn',
    ...(day !== undefined && { subject: day }),
  }),
  draw: (): WorkRequest => ({ work: 'draw' }),
  claim: ({ number }: Numbered): WorkRequest => ({ work: 'claim', subject: String(number) }),
  exchange: ({ id }: Named): WorkRequest => ({ work: 'exchange', subject: id }),
  return: ({ number }: Numbered): WorkRequest => ({ work: 'return', subject: String(number) }),
  coupon: ({ id }: Named): WorkRequest => ({ work: 'coupon', subject: id }),
  download: ({ id }: Named): WorkRequest => ({ work: 'download', subject: id }),
} as const;

export const keyOf = ({ work, subject = '' }: WorkRequest): string => `${work} ${subject}`;
