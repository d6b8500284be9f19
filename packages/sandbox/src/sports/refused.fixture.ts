import { failureOf } from '@livery/api';

/** The code that a call was refused with. */
export async function refusedWith(call: Promise<unknown>): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind === 'refused') return failure.code;
    throw error;
  }
}
