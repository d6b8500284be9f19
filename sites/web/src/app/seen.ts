/**
 * An answer as a flow follows it: the row, and the platform's time when it was so.
 *
 * @param answer of `client.answer`
 */
export async function seen<Row>(
  answer: Promise<{ readonly value: Row; readonly serverTime: number }>,
): Promise<{ readonly row: Row; readonly serverTime: number }> {
  const { value, serverTime } = await answer;
  return { row: value, serverTime };
}
