import { atMost } from '#src/ui/form/clean-text';
import { CONTACT_MAX, DESCRIPTION_MAX, NAME_MAX } from '../contract';

/** What becomes of a value while it is typed. */
export const clean = {
  description: (text: string) => atMost(text, DESCRIPTION_MAX),
  name: (text: string) => atMost(text, NAME_MAX),
  mobile: (text: string) => atMost(text, CONTACT_MAX),
};
