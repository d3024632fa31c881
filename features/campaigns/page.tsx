import { defer } from 'rxjs';
import { saveFile } from '#infra/browser/save-file';
import { useSelector } from 'react-redux';
import { activities } from '#features/activities/index';
import { ActivityFrame, HomePage } from '#features/activities/ui/index';
import { CAMPAIGNS } from '#src/contract/campaigns';
import { pageModule } from '#src/portal/page-module';
import { campaigns, selectShown } from './index';
import { CampaignView, Invitation } from './ui/index';

const framed = (path: Parameters<typeof ActivityFrame>[0]['path'], about: string) => () => (
  <ActivityFrame path={path} about={about}>
    <CampaignView />
  </ActivityFrame>
);
const Module = framed('/memberActivity/activityHome', '主题活动');

/** The home of the activities, or the campaign that its `module` names. */
function Home() {
  return useSelector(selectShown) ? <Module /> : <HomePage />;
}

export const page = pageModule({
  join: (join, view) => {
    join(activities, saveFile(view));
    join(campaigns, (text) => defer(() => view.navigator.clipboard.writeText(text)));
  },
  views: {
    activityHome: Home,
    vipActivities: () => <HomePage above={<Invitation />} />,
    memberGiftBox: framed('/memberActivity/memberGiftBox', '打卡、组队、找彩蛋，换礼与抽奖'),
    newUserActivity: framed('/memberActivity/newUserActivity', CAMPAIGNS.newUserGift.about),
    introduceNewUser: framed('/memberActivity/introduceNewUser', '奖励的是好友真正使用'),
  },
});
