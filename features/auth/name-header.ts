/** The specification wants the name beside the sealed body, sealed as well; headers hold plain signs alone. */
export const nameHeader = (username: string): Readonly<Record<string, string>> => ({
  username: encodeURIComponent(username),
});
