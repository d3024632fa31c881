import { hashOf } from '#infra/action-log/hash';
import { redactor } from '#infra/action-log/redact';
import { KEY } from './recorded-session';
import { fc } from '#tests/support/property';

type State = Readonly<Record<string, unknown>>;
interface Stored {
  readonly to: string;
  readonly payload: unknown;
}

const mobile = fc.integer({ min: 13_000_000_000, max: 19_999_999_999 });
const secretText = fc.oneof(
  mobile.map(String),
  fc.stringMatching(/^[a-z]{4,9}\d{0,4}$/),
  fc.constantFrom('欧阳小明', '李娜', 'a@b.cn'),
  // Accounts may be called as the fields that a reducer writes, or as a part of them.
  fc.constantFrom('members', 'last', 'shown', 'member'),
);
const field = fc.oneof(
  fc.record({
    key: fc.constantFrom('mobile', 'userName', 'password', 'token', 'feedbackContent'),
    value: secretText,
  }),
  fc.record({ key: fc.constantFrom('mobile', 'remark', 'id'), value: mobile }),
  fc.record({ key: fc.constantFrom('remark', 'title', 'list'), value: fc.jsonValue({ maxDepth: 2 }) }),
);
const payload = fc
  .array(field, { maxLength: 4 })
  .map((fields) => Object.fromEntries(fields.map(({ key, value }) => [key, value])));
const stored = fc.record({ to: fc.constantFrom('shown', 'kept', 'seen'), payload });

/** Stores whole payloads, single members under other names, and texts made of them. */
const reduce = (state: State, { to, payload: given }: Stored): State => ({
  ...state,
  [to]: given,
  members: Object.values(given as object),
  last: (given as { userName?: unknown }).userName ?? state.last,
});

test('redacting and reducing change places', () => {
  fc.assert(
    fc.property(fc.array(stored, { minLength: 1, maxLength: 6 }), (actions) => {
      const states = actions.reduce<State[]>(
        (before, action) => [...before, reduce(before.at(-1) ?? {}, action)],
        [],
      );
      const { learn, redact } = redactor(KEY);
      for (const action of actions) learn(action.payload, { source: 'outside' });
      for (const state of states) learn(state, { source: 'program' });

      const redactedFirst = actions.reduce<State>(
        (state, action) => reduce(state, { to: action.to, payload: redact(action.payload) }),
        redact({}) as State,
      );
      expect(hashOf(redactedFirst)).toBe(hashOf(redact(states.at(-1))));
    }),
    { numRuns: 500, seed: 20_260_301 },
  );
});
