import { passwordLink } from '#features/password-link/index';
import { SetPasswordPage } from '#features/password-link/ui/index';
import { pageModule } from '../page-module';

export const page = pageModule({
  join: (join) => join(passwordLink),
  views: { setPassword: SetPasswordPage },
});
