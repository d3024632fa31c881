import { pathIn, RECORDS } from '#src/contract/records';

/** What the address of a document says: the clause it opens at, the document beside which it is read. */
export interface DocumentView {
  readonly clause?: number;
  readonly withId?: string;
}

const RANK = /^[1-9]\d{0,4}$/;
const ID = /^[a-z0-9-]{1,60}$/;
const pathOf = pathIn(RECORDS.policy);

export const documentViewFrom = ({
  clause,
  with: withId,
}: Readonly<Record<string, string | undefined>>): DocumentView => ({
  ...(clause !== undefined && RANK.test(clause) && { clause: Number(clause) }),
  ...(withId !== undefined && ID.test(withId) && { withId }),
});

export const documentPath = (id: string, { clause, withId }: DocumentView = {}): string => {
  const query = new URLSearchParams({
    ...(clause !== undefined && { clause: String(clause) }),
    ...(withId !== undefined && { with: withId }),
  }).toString();
  return `${pathOf(id)}${query && `?${query}`}`;
};

export const pricePath = pathIn({ ...RECORDS.policy, page: 'priceDetail' });
