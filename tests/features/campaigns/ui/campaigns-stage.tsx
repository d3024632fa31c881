import { campaigns } from '#features/campaigns/index';
import { CampaignView } from '#features/campaigns/ui/index';
import { AntdProvider } from '#src/ui/antd-provider.tsx';
import { of } from 'rxjs';
import { stageView } from '#tests/support/view-stage.tsx';

const copied: string[] = [];
Object.assign(window, { copied });
stageView(
  <AntdProvider>
    <CampaignView />
  </AntdProvider>,
  campaigns,
  (text) => {
    copied.push(text);
    return of(undefined);
  },
);
