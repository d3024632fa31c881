import type { Application } from './contract';

/** Texts as typed; what is not chosen yet is empty. */
export type ApplicationDraft = Readonly<Record<keyof Application, string>>;

export const EMPTY_DRAFT: ApplicationDraft = {
  realName: '',
  mobile: '',
  email: '',
  company: '',
  specialty: '',
  qualification: '',
  years: '',
  introduction: '',
};
