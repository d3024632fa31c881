import { useSelector } from 'react-redux';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { formatNumber } from '#src/ui/format';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Block, Citation } from '../contract-blocks';
import { selectIsAnswering } from '../selectors';
import { CitationLink, CitationList } from './citations';
import * as styles from './ai-chat.module.css';

type BlockOf<K extends Block['kind']> = Extract<Block, { readonly kind: K }>;

const columnsOf = (citations: readonly Citation[]): readonly Column<BlockOf<'figures'>['rows'][number]>[] => [
  { key: 'label', title: '指标', cell: ({ label }) => label },
  {
    key: 'value',
    title: '数值',
    numeric: true,
    cell: ({ value, digits, unit }) => (
      <>
        {formatNumber(value, digits)} <small>{unit}</small>
      </>
    ),
  },
  {
    key: 'cite',
    title: '来源',
    numeric: true,
    cell: ({ cite }) => <CitationLink no={cite} citation={citations.find(({ no }) => no === cite)} />,
  },
];

function FigureTable({
  block: { caption, rows },
  citations,
}: {
  readonly block: BlockOf<'figures'>;
  readonly citations: readonly Citation[];
}) {
  return (
    <div>
      <p className="muted" aria-hidden>
        {caption}
      </p>
      <DataTable
        caption={caption}
        columns={columnsOf(citations)}
        rows={rows}
        rowKey={(_, at) => String(at)}
        isHeadHidden
      />
    </div>
  );
}

function Choices({ block: { text, options } }: { readonly block: BlockOf<'choices'> }) {
  const send = useSend();
  const isBusy = useSelector(selectIsAnswering);
  return (
    <div className={styles.choices}>
      <p>{text}</p>
      {options.length > 0 && (
        <ul className="row">
          {options.map((question) => (
            <li key={question}>
              <button
                className="pill"
                type="button"
                disabled={isBusy}
                onClick={() => send(commands.ask({ question }))}
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export interface BlockViewProps {
  readonly block: Block;
  /** Of the whole answer; they come last, so early figures stand without a link for a moment. */
  readonly citations: readonly Citation[];
}

/** Everything is drawn as text: nothing a server or model writes can become markup. */
export function BlockView({ block, citations }: BlockViewProps) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'caution':
      return <p className="callout">{block.text}</p>;
    case 'figures':
      return <FigureTable block={block} citations={citations} />;
    case 'working':
      return (
        <div className="callout">
          <p>{block.caption}</p>
          <ol>
            {block.lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ol>
        </div>
      );
    case 'citations':
      return <CitationList items={block.items} />;
    case 'choices':
      return <Choices block={block} />;
  }
}
