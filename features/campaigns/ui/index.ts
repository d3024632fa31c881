export { CampaignView } from './campaign-view';
