/** The end of the one PostgreSQL of the whole run. */
export default async function stopDatabaseServer(): Promise<void> {
  await globalThis.testDatabaseServer?.stop();
}
