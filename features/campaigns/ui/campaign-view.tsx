import { useSelector } from 'react-redux';
import { CAMPAIGNS } from '#src/contract/campaigns';
import { selectShown } from '../selectors';
import type { Shown } from '../modules';
import { CampaignSections } from './campaign';
import { OutcomeLine } from './common';
import { InviteSections, QuestionSections, TeamSections } from './others';

const sectionsOf = (shown: Shown) => {
  if (shown === 'team') return <TeamSections />;
  if (shown === 'question') return <QuestionSections />;
  if (shown === 'invites') return <InviteSections />;
  return <CampaignSections part={shown} />;
};
const KEYS = { team: 'giftBoxV61', invites: 'userInvite' } as const;
const keyOf = (shown: Shown) => (shown === 'team' || shown === 'invites' ? KEYS[shown] : shown);

const BOXES = [
  ['GiftBoxV76', 'giftBoxV76'],
  ['GiftBoxV55', 'giftBoxV55'],
  ['GiftBoxV61', 'giftBoxV61'],
  ['GiftBoxV67', 'giftBoxV67'],
] as const;

/** The campaign of the address, whichever it is. */
export function CampaignView() {
  const shown = useSelector(selectShown);
  if (!shown) return null;
  const key = keyOf(shown);
  return (
    <>
      <h2>
        {CAMPAIGNS[key].name} <span className="muted">{CAMPAIGNS[key].about}</span>
      </h2>
      {key.startsWith('giftBox') && (
        <nav aria-label="礼盒" className="row">
          {BOXES.map(([module, box]) => (
            <a
              key={box}
              href={`#/memberActivity/memberGiftBox?module=${module}`}
              aria-current={box === key ? 'page' : undefined}
            >
              {CAMPAIGNS[box].name}
            </a>
          ))}
        </nav>
      )}
      <OutcomeLine />
      {sectionsOf(shown)}
    </>
  );
}
