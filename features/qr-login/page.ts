import { pushChannel } from '#infra/browser/push-channel';
import { pageModule } from '#src/portal/page-module';
import { qrLogin } from './index';
import { ConfirmPage } from './ui/index';

export const page = pageModule({
  join: (join, view) => join(qrLogin, pushChannel(view)),
  views: { qrConfirm: ConfirmPage },
});
