export { LoginDialog } from '../../../features/auth/ui';
export { phoneLogin } from '../../../features/phone-login';
export { PhoneForm } from '../../../features/phone-login/ui';
