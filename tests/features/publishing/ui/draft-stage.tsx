import { EMPTY } from 'rxjs';
import { publishingOf } from '../../../../features/publishing';
import { PublishingDraftPage } from '../../../../features/publishing/ui';
import { stageView } from '../../../support/view-stage';

stageView(publishingOf({ pick: () => EMPTY, save: () => undefined }), <PublishingDraftPage />);
