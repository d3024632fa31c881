import { defineEvents } from '#src/kernel/messages';
import { listEvents } from '#src/listing/messages';
import type { IndustryPage, ListView } from './contract';

export const events = defineEvents('industry', { ...listEvents<ListView, IndustryPage>() });
