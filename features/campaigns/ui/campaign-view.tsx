import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { CAMPAIGNS, type CampaignKey } from '#src/contract/campaigns';
import { FestiveBand, Wins, type Win } from '#src/ui/festive.tsx';
import { hasCall, type InfoKey } from '../contract/calls';
import type { CampaignInfo } from '../contract/campaign';
import { BOXES } from '../modules';
import { selectPart, selectPlace, selectShown } from '../selectors';
import { CampaignSections } from './campaign';
import { OutcomeLine } from './common';
import { oddsText } from '#src/ui/prize-table.tsx';
import { InviteSections } from './invite';
import { QuestionSections, TeamSections } from './others';

const SHOWN = 4;

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

/** What can be had in it; what is limited comes before what is not. */
const winsOf = ({ draw, goals }: CampaignInfo): readonly Win[] => [
  ...goals.filter(({ id }) => id !== 'swap').map(({ name, about }) => ({ name, note: about })),
  ...(draw?.prizes ?? [])
    .filter(({ stock }) => stock !== null)
    .slice(0, SHOWN)
    .map(({ name, odds }) => ({ name, note: `概率 ${oddsText(odds)}` })),
];

function InfoWins({ of: key }: { readonly of: InfoKey }) {
  const { data } = useSelector(selectPart(key));
  return data ? <Wins label="可以得到" wins={winsOf(data)} /> : null;
}

const Hero = ({ of: key }: { readonly of: CampaignKey }) => (
  <FestiveBand label={CAMPAIGNS[key].name}>
    <h2>
      {CAMPAIGNS[key].name} <span className="muted">{CAMPAIGNS[key].about}</span>
    </h2>
    {hasCall(key, 'info') && <InfoWins of={key} />}
  </FestiveBand>
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
      <Hero of={shown} />
      {BOXES.includes(shown) && <Boxes shown={shown} />}
      <OutcomeLine />
      <Sections of={shown} />
    </>
  );
}
