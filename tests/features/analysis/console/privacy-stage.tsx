import { useSelector } from 'react-redux';
import { PrivacyScreen } from '#features/analysis/console/privacy-screen.tsx';
import { loadParts, showAgain } from '#features/analysis/epics';
import { analysis } from '#features/analysis/index';
import { selectProblem } from '#features/analysis/selectors';
import { erasePerson, showChange } from '#features/analysis/maintenance-epics';
import type { Slice } from '#src/kernel/slice';
import { stageView } from '#tests/support/view-stage.tsx';

const Problem = () => <p role="alert">{useSelector(selectProblem)?.message}</p>;

const privacy: Slice<'analysis', ReturnType<typeof analysis.reducer>> = {
  ...analysis,
  epics: () => ({ loadParts, showAgain, showChange, erasePerson }),
};

stageView(
  <>
    <Problem />
    <PrivacyScreen />
  </>,
  privacy,
);
