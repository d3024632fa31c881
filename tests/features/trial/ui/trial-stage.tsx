import { EMPTY } from 'rxjs';
import { trial } from '#features/trial/index';
import { Trial } from '#features/trial/ui/index';
import { stageView } from '#tests/support/view-stage.tsx';

stageView(<Trial />, trial, () => EMPTY);
