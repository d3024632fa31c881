export { PhoneForm } from './phone-form';
