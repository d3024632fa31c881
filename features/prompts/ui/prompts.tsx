import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectShown } from '../selectors';

const PromptDialog = lazy(() => import(/* webpackChunkName: "dialogs" */ './prompt-dialog'));
const CompletionDialog = lazy(() => import(/* webpackChunkName: "dialogs" */ './completion-dialog'));

/** Loaded with the first prompt, and kept from then on, so that the last one closes with grace. */
export function Prompts() {
  const isWanted = useSelector(selectShown) !== undefined;
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted ? (
    <Suspense>
      <PromptDialog />
      <CompletionDialog />
    </Suspense>
  ) : null;
}
