import { pageModule } from '#src/portal/page-module';
import { passwordLink } from './index';
import { SetPasswordPage } from './ui/index';

export const page = pageModule({
  join: (join) => join(passwordLink),
  views: { setPassword: SetPasswordPage },
});
