import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsContactOpen } from '../selectors';

const ContactDialog = lazy(() => import(/* webpackChunkName: "dialogs" */ './contact-dialog'));

/** Loaded with the first opening, and kept from then on, so that it closes with grace. */
export function Contact() {
  const isOpen = useSelector(selectIsContactOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <ContactDialog />
    </Suspense>
  ) : null;
}
