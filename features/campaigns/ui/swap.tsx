import { useState } from 'react';
import type { CampaignInfo } from '../contract/campaign';
import * as styles from './campaigns.module.css';
import { ActButton } from './common';

type Card = CampaignInfo['held'][number];

interface ChoiceProps {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

const Choice = ({ label, cards, value, onChange }: ChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend>{label}</legend>
    {cards.map(({ id, name, count }) => (
      <label key={id}>
        <input type="radio" name={label} checked={value === id} onChange={() => onChange(id)} /> {name}（
        {count}）
      </label>
    ))}
  </fieldset>
);

interface SwapProps {
  readonly held: readonly Card[];
  /** So many of one kind for one of another. */
  readonly count: number;
  readonly number: number;
}

/** Which cards are given is the member's choice: the only three of a kind may be missing for the set. */
export function Swap({ held, count, number }: SwapProps) {
  const [from, setFrom] = useState<string>();
  const [to, setTo] = useState<string>();
  const spare = held.filter((card) => card.count >= count);
  const given = spare.find(({ id }) => id === from);
  const wanted = held.find(({ id }) => id === to && id !== given?.id);
  if (spare.length === 0) return <p className="muted">有 {count} 张相同的卡时，可在这里换一张其他的卡。</p>;
  return (
    <div className={styles.swap}>
      <Choice label={`换出 ${count} 张`} cards={spare} value={given?.id} onChange={setFrom} />
      <Choice
        label="换入 1 张"
        cards={held.filter(({ id }) => id !== given?.id)}
        value={wanted?.id}
        onChange={setTo}
      />
      <p>
        {given && wanted ? (
          <ActButton
            act={{ act: 'swap', key: 'collectCard', from: given.id, to: wanted.id, number }}
            name={`用 ${count} 张${given.name}换 1 张${wanted.name}`}
          />
        ) : (
          <span className="muted">选好换出和换入的卡后确认。</span>
        )}
      </p>
    </div>
  );
}
