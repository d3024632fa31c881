interface Link {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener noreferrer';
}

/** Only ever a page of this portal or an https address; anything else is no link. */
export const linkTo = (jumpedUrl: string): Link | undefined => {
  if (/^\/(?![/\\])/.test(jumpedUrl)) return { href: `#${jumpedUrl}` };
  if (!/^https:\/\//i.test(jumpedUrl) || !URL.canParse(jumpedUrl)) return undefined;
  return { href: jumpedUrl, target: '_blank', rel: 'noopener noreferrer' };
};
