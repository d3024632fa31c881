import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { CAMPAIGNS, type CampaignKey } from '#src/contract/campaigns';
import { hasCall, type InfoKey } from '../contract/calls';
import { BOXES } from '../modules';
import { selectPlace, selectShown } from '../selectors';
import { CampaignSections } from './campaign';
import { OutcomeLine } from './common';
import { InviteSections, QuestionSections, TeamSections } from './others';

/** Of those that are not shown as their data have it. */
const SPECIAL: Readonly<Record<Exclude<CampaignKey, InfoKey>, () => ReactNode>> = {
  giftBoxV61: TeamSections,
  question: QuestionSections,
  userInvite: InviteSections,
};

function Sections({ of: key }: { readonly of: CampaignKey }) {
  if (hasCall(key, 'info')) return <CampaignSections part={key} />;
  const Special = SPECIAL[key];
  return <Special />;
}

const Boxes = ({ shown }: { readonly shown: CampaignKey | undefined }) => (
  <nav aria-label="礼盒" className="row">
    {BOXES.map((box) => (
      <a key={box} href={`#${CAMPAIGNS[box].href}`} aria-current={box === shown ? 'page' : undefined}>
        {CAMPAIGNS[box].name}
      </a>
    ))}
  </nav>
);

/** The campaign of the address, whichever it is. */
export function CampaignView() {
  const shown = useSelector(selectShown);
  const { name } = useSelector(selectPlace);
  if (!shown)
    return name === 'memberGiftBox' ? (
      <>
        <p className="callout">没有这个礼盒，请从下面选择一个。</p>
        <Boxes shown={shown} />
      </>
    ) : null;
  return (
    <>
      <h2>
        {CAMPAIGNS[shown].name} <span className="muted">{CAMPAIGNS[shown].about}</span>
      </h2>
      {BOXES.includes(shown) && <Boxes shown={shown} />}
      <OutcomeLine />
      <Sections of={shown} />
    </>
  );
}
