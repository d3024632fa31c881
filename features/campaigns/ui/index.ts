export { CampaignView } from './campaign-view';
export { Invitation } from './invite';
