export interface Fact {
  readonly term: string;
  readonly detail: string;
}

export const Facts = ({ rows }: { readonly rows: readonly Fact[] }) => (
  <dl className="facts">
    {rows.map(({ term, detail }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{detail}</dd>
      </div>
    ))}
  </dl>
);
