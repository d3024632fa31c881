import * as z from 'zod/mini';
import { ApiError } from '#infra/server/http/api-error';
import { projectFilter, type ProjectFilter } from '../contract';

const DEFAULTS = { node_zb_result_from: 45, attr_s_num_is_new_item_template: 1 } as const;
const fields = z.record(z.string(), z.unknown());

/** The fields of a search with the defaults beneath them; empty text counts as absent. Refuses what is no object. */
export const mergeDynamicFields = (text: string | undefined): Readonly<Record<string, unknown>> => {
  if (!text?.trim()) return DEFAULTS;
  try {
    return { ...DEFAULTS, ...z.parse(fields, JSON.parse(text)) };
  } catch {
    throw new ApiError(400, '筛选条件的格式不正确');
  }
};

/** Fields this portal knows as filters; the others are let pass unread. */
export const readFilter = (text: string | undefined): ProjectFilter => {
  const result = z.safeParse(projectFilter, mergeDynamicFields(text));
  if (!result.success) throw new ApiError(400, '筛选条件的格式不正确');
  return result.data;
};
