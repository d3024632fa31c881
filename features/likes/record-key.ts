/** Any record of the portal: the kind names its section, the id is its own there. */
export interface RecordKey {
  readonly kind: string;
  readonly id: string;
}

export const nameOf = ({ kind, id }: RecordKey): string => `${kind} ${id}`;
