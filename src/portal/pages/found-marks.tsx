import { RecordMarks, type RecordMarksProps } from './record-marks';

/** What the records of a search group are called where members keep and like them. */
const KINDS: Readonly<Record<string, RecordMarksProps['kind']>> = {
  bid_node: 'project',
  bq_item: 'unitPrice',
};

interface FoundRecord {
  readonly group: string;
  readonly id: string;
  readonly title: string;
}

/** The marks beside a record found anywhere; nothing where its kind cannot be kept. */
export const marksOfFound = ({ group, id, title }: FoundRecord) => {
  const kind = KINDS[group];
  return kind && <RecordMarks kind={kind} id={id} name={title} />;
};
