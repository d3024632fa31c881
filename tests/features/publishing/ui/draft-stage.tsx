import { EMPTY } from 'rxjs';
import { publishing } from '#features/publishing/index';
import { PublishingDraftPage } from '#features/publishing/ui/index';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { stageView } from '#tests/support/view-stage.tsx';

stageView(<PublishingDraftPage />, publishing, { pick: () => EMPTY, save: () => undefined }, portalEvents);
