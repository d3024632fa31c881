import { commands } from '#features/campaigns/commands';
import type { Act } from '#features/campaigns/acts';
import type { CampaignInfo } from '#features/campaigns/contract/index';
import { anInfo } from './an-info';
import { initialState, type CampaignsState } from '#features/campaigns/state';
import { CampaignView } from '#features/campaigns/ui/index';
import { CAMPAIGNS, type CampaignKey } from '#src/contract/campaigns';
import { drawView } from '#tests/support/drawn-buttons.tsx';

export * from './an-info';

/** The page of a campaign with its own part, as it stands. */
export const drawCampaign = (
  key: CampaignKey,
  data: unknown,
  { parts, ...more }: Partial<CampaignsState> = {},
) => {
  const { page, module } = CAMPAIGNS[key];
  const campaigns: CampaignsState = {
    ...initialState,
    isMember: true,
    place: { name: page, query: { ...(module && { module }) } },
    parts: { [key]: { status: 'shown', data }, ...parts },
    ...more,
  };
  return drawView(<CampaignView />, { campaigns });
};
export const drawInfo = (more: Partial<CampaignInfo>, state: Partial<CampaignsState> = {}) => {
  const info = anInfo(more);
  return drawCampaign(info.key, info, state);
};
export const taking = (act: Act) => [commands.takePart(act)];
