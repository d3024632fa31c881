/** DuckDB and readers of JSON have no column twice. */
export const distinctNames = (columns: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return columns.map((title, at) => {
    let name = title;
    for (let number = at + 1; taken.has(name); number += 1) name = `${title} ${number}`;
    taken.add(name);
    return name;
  });
};
