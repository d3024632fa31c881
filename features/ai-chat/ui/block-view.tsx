import { useSelector } from 'react-redux';
import { formatNumber } from '#src/ui/format';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Block, Citation } from '../contract-blocks';
import { selectIsAnswering } from '../selectors';
import { CitationLink, CitationList } from './citations';

type BlockOf<K extends Block['kind']> = Extract<Block, { readonly kind: K }>;

function FigureTable({
  block: { caption, rows },
  citations,
}: {
  readonly block: BlockOf<'figures'>;
  readonly citations: readonly Citation[];
}) {
  return (
    <table className="ai-chat-figures">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ label, value, digits, unit, cite }, at) => (
          <tr key={at}>
            <th scope="row">{label}</th>
            <td>
              {formatNumber(value, digits)} <small>{unit}</small>
            </td>
            <td>
              <CitationLink no={cite} citation={citations.find(({ no }) => no === cite)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Choices({ block: { text, options } }: { readonly block: BlockOf<'choices'> }) {
  const send = useSend();
  const isBusy = useSelector(selectIsAnswering);
  return (
    <div className="ai-chat-choices">
      <p>{text}</p>
      {options.length > 0 && (
        <ul>
          {options.map((question) => (
            <li key={question}>
              <button type="button" disabled={isBusy} onClick={() => send(commands.ask({ question }))}>
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
      return <p className="ai-chat-caution">{block.text}</p>;
    case 'figures':
      return <FigureTable block={block} citations={citations} />;
    case 'working':
      return (
        <div className="ai-chat-working">
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
