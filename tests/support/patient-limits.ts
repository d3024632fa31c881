import { CALL_LIMITS } from '#infra/server/http/call-limits';

/** The limits of the product, but for a clock that other tests on the machine slow down. */
export const PATIENT_LIMITS = { ...CALL_LIMITS, patienceMs: 120_000 };
