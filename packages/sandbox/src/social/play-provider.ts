import { authorize } from './issuer.ts';
import { authorizePath } from './providers.ts';
import { type SmsParts, thirdPartySms } from './sms-provider.ts';

/** Answers for the providers that the sandbox plays itself, social sign-in and third-party SMS; undefined for any other address. */
export async function playProvider(
  request: Request,
  path: string,
  parts: SmsParts,
): Promise<Response | undefined> {
  if (path === authorizePath) return authorize(request, parts);
  return thirdPartySms(request, path, parts);
}
