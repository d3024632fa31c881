import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { company } from '#src/contract/fields';
import { atMost, digitsIn } from '#src/ui/form/clean-text';
import { useForm } from '#src/ui/form/use-form';
import { contactName, message, note, packageCode, saysSomething, telephone, type Purpose } from '../contract';
import { selectIsSending, selectProblem } from '../selectors';

const PHONE_DIGITS = 11;
const MOST_SIGNS = 500;

/** What is typed, whatever it is for: closing the dialog loses nothing. */
export const useInquiry = (purpose: Purpose) => {
  const problem = useSelector(selectProblem);
  const isBusy = useSelector(selectIsSending);
  // The same complaint stays the same object until another comes.
  const complaint = useMemo(() => (problem ? { at: 'form', message: problem } : undefined), [problem]);
  return useForm({
    shapes: {
      packageCode,
      contactName,
      telephone,
      company,
      note: saysSomething(purpose) ? message : note,
    },
    start: { packageCode: '', contactName: '', telephone: '', company: '', note: '' },
    clean: {
      telephone: (text) => digitsIn(text, PHONE_DIGITS),
      note: (text) => atMost(text, MOST_SIGNS),
    },
    speaks: 'on-leave',
    complaint,
    isBusy,
  });
};
