import { qrLogin } from '#features/qr-login/index';
import { ConfirmPage } from '#features/qr-login/ui/index';
import { pushChannel } from '#infra/browser/push-channel';
import { pageModule } from '../page-module';

export const page = pageModule({
  join: (join, view) => join(qrLogin, pushChannel(view)),
  views: { qrConfirm: ConfirmPage },
});
