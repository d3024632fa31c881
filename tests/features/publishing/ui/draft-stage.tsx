import { EMPTY } from 'rxjs';
import { publishingOf } from '#features/publishing/index';
import { PublishingDraftPage } from '#features/publishing/ui/index';
import { stageView } from '#tests/support/view-stage.tsx';

stageView(publishingOf({ pick: () => EMPTY, save: () => undefined }), <PublishingDraftPage />);
