import { PAGE_ANSWERS, type PageAnswers } from '#src/contract/page-answers';

const NONE: PageAnswers = { data: {} };

/** None where the page was sent as it was built. */
export const readPageAnswers = (document: Document): PageAnswers => {
  const text = document.getElementById(PAGE_ANSWERS)?.textContent;
  return text ? (JSON.parse(text) as PageAnswers) : NONE;
};
