import type { FastifyRequest } from 'fastify';
import type { UntrustedSignatureCandidate } from 'http-message-sig';
import { componentsOf, header, LABEL, NONCE_FORM, PARAMETERS, TAG } from '#src/contract/signature';
import { altered } from './signing-errors';

export interface Field {
  readonly name: string;
  readonly value: string;
}

const LONGEST_FIELD = 2_048;
const sized: ReadonlySet<string> = new Set(Object.values(header));

/** As they came: Node's own header object drops some duplicates. Throws when one is longer than any of ours can be. */
export const fieldsOf = ({ raw: { rawHeaders } }: FastifyRequest): readonly Field[] => {
  const fields = Array.from({ length: rawHeaders.length / 2 }, (_, index) => ({
    name: (rawHeaders[2 * index] ?? '').toLowerCase(),
    value: rawHeaders[2 * index + 1] ?? '',
  }));
  if (fields.some(({ name, value }) => sized.has(name) && value.length > LONGEST_FIELD))
    throw altered('size');
  return fields;
};

const isSameList = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((item, index) => item === right[index]);

/** The signature must be written exactly as ours are: this list, these parameters, this label. */
export const checkForm = (
  { label, components, parameters }: UntrustedSignatureCandidate,
  fields: readonly Field[],
  hasBody: boolean,
): void => {
  const names = components.map(({ name, parameters: own }) =>
    Object.keys(own).length > 0 ? `${name};` : name,
  );
  const present = new Set(fields.map(({ name }) => name));
  if (
    !isSameList(
      names,
      componentsOf((name) => present.has(name), hasBody),
    )
  )
    throw altered('components');
  if (!isSameList(Object.keys(parameters), PARAMETERS)) throw altered('parameters');
  if (label !== LABEL) throw altered('label');
  if (parameters.tag !== TAG) throw altered('tag');
  if (!NONCE_FORM.test(parameters.nonce ?? '')) throw altered('nonce form');
};
