import DOMPurify, { type Config } from 'dompurify';

/** Longer ones are cut; their open tags are closed by the cleaning. Signs. */
const MOST = 20_000;

const TAGS =
  'p br hr div span b strong i em u s code pre blockquote h3 h4 h5 h6 ul ol li a img table thead tbody tr th td';
const RULES = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan'],
  // Measures are no addresses and would not pass as such.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Also closes `data:`, which is otherwise let through in pictures.
  ALLOWED_URI_REGEXP: /^(?:https?:|#|\/(?![/\\]))/i,
  ADD_DATA_URI_TAGS: [],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** Inert content for a notice: text, lists, tables, links and pictures; links leave the page as it is. */
export const cleanHtml = (html: string): DocumentFragment => {
  const fragment = DOMPurify.sanitize(html.slice(0, MOST), RULES);
  for (const picture of fragment.querySelectorAll('img')) {
    if (!/^(?:https?:|\/)/i.test(picture.getAttribute('src') ?? '')) picture.remove();
    else picture.referrerPolicy = 'no-referrer';
  }
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
};
