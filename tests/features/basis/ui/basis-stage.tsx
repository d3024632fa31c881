import { NEVER } from 'rxjs';
import { basis } from '#features/basis/index';
import { BasisSwitch } from '#features/basis/ui/index';
import { stageView } from '#tests/support/view-stage.tsx';

stageView(<BasisSwitch />, basis, () => NEVER);
