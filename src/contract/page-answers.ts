/** Id of the element that holds them as JSON. */
export const PAGE_ANSWERS = 'page-answers';

/** What the server writes into the start page, so that nobody has to ask for it first. */
export interface PageAnswers {
  /** As /config.json says it. */
  readonly configuration?: unknown;
  /** Data of public calls without parameters, by their path. */
  readonly data: Readonly<Record<string, unknown>>;
}
