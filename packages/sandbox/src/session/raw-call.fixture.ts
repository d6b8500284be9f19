import { type Envelope, encodeQuery } from '@livery/api';
import { contract, type EndpointId } from '@livery/api/contract';
import type { KeySet } from '@livery/api/contract/keys';
import { createJweCipher } from '@livery/api/jwe';
import type { Sandbox } from '../sandbox.ts';

/** An answer as it travelled. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly envelope: Envelope;
}

/**
 * Sends requests as no client of ours would: whatever they contain, in the form that the call wants, sealed where it must be.
 */
export function rawCalls(sandbox: Sandbox, merchant = 'MAYURA') {
  let keys: Promise<KeySet> | undefined;
  let acts = 0;

  async function keySet(): Promise<KeySet> {
    const answer = await sandbox.fetch(new Request('http://localhost/wps/session/keys'));
    return (await answer.json()).value;
  }

  return async function send(
    id: EndpointId,
    content: unknown,
    token?: string,
    /** Another one at each call unless it is given. */
    key?: string,
  ): Promise<RawAnswer> {
    const { method, path, encrypted, body, idempotent } = contract[id];
    const headers = new Headers({ Merchant: merchant, Language: 'EN' });
    if (token !== undefined) headers.set('Token', token);
    acts += 1;
    if (idempotent) headers.set('Idempotency-Key', key ?? `raw-call-${acts}`);
    const url = `http://localhost${path}`;
    let request: Request;
    if (method === 'GET') {
      request = new Request(`${url}?${encodeQuery(asText(content))}`, { headers });
    } else if (body !== 'json') {
      request = new Request(url, { method, headers, body: formOf(content, body) });
    } else {
      keys ??= keySet();
      const json = JSON.stringify(content) ?? 'null';
      const sealed = encrypted
        ? JSON.stringify({ jwe: await createJweCipher().encrypt(json, await keys) })
        : json;
      request = new Request(url, { method, headers, body: sealed });
    }
    const answer = await sandbox.fetch(request);
    const text = await answer.text();
    return { status: answer.status, text, envelope: JSON.parse(text) };
  };
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A query carries text alone. */
function asText(content: unknown): unknown {
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      typeof value === 'object' ? textOf(value) : value,
    ]),
  );
}

function formOf(content: unknown, format: 'form' | 'multipart'): FormData | URLSearchParams {
  const form = new FormData();
  if (typeof content === 'object' && content !== null) {
    for (const [name, value] of Object.entries(content)) {
      for (const part of Array.isArray(value) ? value : [value]) {
        if (part !== undefined) form.append(name, part instanceof Blob ? part : textOf(part));
      }
    }
  }
  if (format === 'multipart') return form;
  const fields = [...form].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(fields);
}
