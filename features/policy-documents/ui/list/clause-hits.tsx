import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { commands } from '../../commands';
import type { ClauseHit } from '../../contract';
import { documentPath } from '../../document-view';
import { selectHits, selectList } from '../../selectors';
import { ClauseStanding } from '../document/clause-standing';
import { hitsWords } from '../../labels';
import * as styles from '../policies.module.css';
import { StateChip } from '#src/ui/policy-state.tsx';

const FIRST = 4;

interface Piece {
  readonly text: string;
  readonly isWord: boolean;
}
/** A text cut where the words stand in it. */
export const markedPieces = (text: string, words: readonly string[]): readonly Piece[] => {
  const small = text.toLowerCase();
  const pieces: Piece[] = [];
  let from = 0;
  for (;;) {
    const [next] = words
      .map((word) => ({ word, at: small.indexOf(word, from) }))
      .filter(({ word, at }) => word !== '' && at >= 0)
      .sort((a, b) => a.at - b.at || b.word.length - a.word.length);
    if (!next) return [...pieces, { text: text.slice(from), isWord: false }].filter((one) => one.text);
    const end = next.at + next.word.length;
    pieces.push(
      { text: text.slice(from, next.at), isWord: false },
      { text: text.slice(next.at, end), isWord: true },
    );
    from = end;
  }
};

const Hit = ({ hit, words }: { readonly hit: ClauseHit; readonly words: readonly string[] }) => (
  <li>
    <a href={`#${documentPath(hit.policyId, { clause: hit.clause })}`}>
      {hit.title} {hit.number}
    </a>{' '}
    <StateChip state={hit.state} />
    <ClauseStanding id={hit.policyId} clause={{ ...hit, rank: hit.clause }} />
    {hit.excerpt === '' && <p className="muted">条文内容向有权限的会员开放</p>}
    <p>
      {markedPieces(hit.excerpt, words).map(({ text, isWord }, at) =>
        isWord ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </p>
    <small className="muted">{[hit.docNo, hit.chapter, hit.publishedOn].filter(Boolean).join(' · ')}</small>
  </li>
);

/** What the keyword of the list is found by in the texts, whatever else narrows the list. */
export const ClauseHits = () => {
  const send = useSend();
  const { keyword: sought } = useSelector(selectList).view;
  const { status, keyword, hits, problem } = useSelector(selectHits);
  const [shownFor, setShownFor] = useState('');
  if (!sought || sought !== keyword || status === 'idle') return null;
  if (status === 'failed')
    return (
      <div className={styles.hits}>
        <Unavailable
          problem={problem}
          title="没能检索条文"
          openTo="条文检索向登录会员开放。"
          onRetry={() => send(commands.findClauses({ keyword }))}
        />
      </div>
    );
  const all = hits?.hits ?? [];
  const isWhole = shownFor === keyword;
  return (
    <section className={styles.hits} aria-label="条文命中" aria-busy={status === 'loading'}>
      <p className="muted" role="status">
        {status === 'loading'
          ? '正在检索条文…'
          : all.length === 0
            ? `条文中没有“${keyword}”`
            : hits && `条文中有 ${hitsWords(hits)}，新文件在前`}
      </p>
      <ul>
        {(isWhole ? all : all.slice(0, FIRST)).map((hit) => (
          <Hit key={`${hit.policyId} ${hit.clause}`} hit={hit} words={hits?.words ?? []} />
        ))}
      </ul>
      {!isWhole && all.length > FIRST && (
        <button type="button" className="button" onClick={() => setShownFor(keyword)}>
          列出 {all.length} 处条文
        </button>
      )}
    </section>
  );
};
