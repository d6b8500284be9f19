import * as v from 'valibot';
import { refusal, success } from '../answer.ts';
import { type Faults, faultsSchema } from './faults.ts';
import { type PlatformStatus, statusChangeSchema } from './status.ts';

/** Where the switches live. */
export const controlRoot = '/sandbox/';

/**
 * Answers `/sandbox/faults` and `/sandbox/status` (GET, PUT, and DELETE for faults) for one merchant;
 * undefined for any other address.
 */
export async function control(
  request: Request,
  path: string,
  {
    faults,
    status,
    merchant,
    now,
  }: {
    faults: Faults;
    status: PlatformStatus;
    merchant: string;
    now: number;
  },
): Promise<Response | undefined> {
  switch (`${request.method} ${path}`) {
    case 'GET /sandbox/faults':
      return success(await faults.list(merchant), now);
    case 'DELETE /sandbox/faults':
      await faults.clear(merchant);
      return success(await faults.list(merchant), now);
    case 'PUT /sandbox/faults': {
      const body = await readBody(request, faultsSchema);
      if (!body.success) return refusal(400, 'INVALID_REQUEST', messageOf(body.issues), now);
      await faults.set(body.output, merchant);
      return success(await faults.list(merchant), now);
    }
    case 'GET /sandbox/status':
      return success(await status.get(merchant), now);
    case 'PUT /sandbox/status': {
      const body = await readBody(request, statusChangeSchema);
      if (!body.success) return refusal(400, 'INVALID_REQUEST', messageOf(body.issues), now);
      await status.set(body.output, merchant);
      return success(await status.get(merchant), now);
    }
    default:
      return undefined;
  }
}

async function readBody<Schema extends v.GenericSchema>(request: Request, schema: Schema) {
  // A body that is no JSON reaches the schema as undefined and fails there.
  const body: unknown = await request.json().catch(() => undefined);
  return v.safeParse(schema, body);
}

/** Every issue with its place: what was expected and what was found. */
export function messageOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ');
}
