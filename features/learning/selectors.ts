import { selectorsOf } from '#src/kernel/state';
import type { LearningState } from './state';

const select = selectorsOf<LearningState>('learning');

export const selectZone = select((own) => own.zone);
export const selectColumns = select((own) => own.columns);
export const selectReading = select((own) => own.reading);
export const selectToday = select((own) => own.today);
export const selectIsSaving = select((own, id: string) => own.saving.includes(id));
