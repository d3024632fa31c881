export { PhoneForm, type PhoneFormProps } from './phone-form';
