import { EMPTY } from 'rxjs';
import { publishing } from '#features/publishing/index';
import { PublishingDraftPage } from '#features/publishing/ui/index';
import { stageView } from '#tests/support/view-stage.tsx';

stageView(<PublishingDraftPage />, publishing, { pick: () => EMPTY, save: () => undefined });
