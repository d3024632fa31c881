/** How an encrypted body and an encrypted answer travel. The flag is inside the body, so the signature covers it. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';
export const SEALED_ANSWER_TYPE = 'application/jose';
export const SEALED_ANSWER_HEADER = 'encrypt';

export const SEAL_ALGORITHM = 'ECDH-ES';
export const SEAL_CIPHER = 'A256GCM';

const FLAG = '1';

/** A compact JWE is base64url and dots: nothing in it needs escaping. */
export const sealedForm = (jwe: string): string => `data=${jwe}&encrypt=${FLAG}`;

/** The JWE in the fields of a form; undefined when the form is not sealed. */
export const sealedPart = (fields: unknown): string | undefined => {
  const { data, encrypt } = (fields ?? {}) as Readonly<Record<string, unknown>>;
  return encrypt === FLAG && typeof data === 'string' ? data : undefined;
};

/** RFC 7516, compact, by direct key agreement: the second part is empty. */
const SEALED_TEXT = /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/;
export const isSealedText = (value: unknown): value is string =>
  typeof value === 'string' && SEALED_TEXT.test(value);
