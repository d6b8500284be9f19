import { compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import { type KeyRow, platformKeys } from './rows.ts';
import { type Entropy, newToken } from './secrets.ts';

const algorithm = 'ECDH-ES';
const onlyKey = 'platform';

/** The platform's keys, made when it has none. */
export async function ensureKeys(store: Store, entropy: Entropy): Promise<KeyRow> {
  const read = () => store.transaction((tx) => tx.get(platformKeys, onlyKey));
  const kept = await read();
  if (kept !== undefined) return kept.row;
  const pair = await generateKeyPair(algorithm, { crv: 'P-256', extractable: true });
  const kid = newToken(entropy);
  const made: KeyRow = {
    kid,
    privateKey: { ...(await exportJWK(pair.privateKey)) },
    publicKey: { ...(await exportJWK(pair.publicKey)), kid, use: 'enc', alg: algorithm },
    proofSecret: newToken(entropy),
  };
  return store.transaction(async (tx) => {
    // Two first calls may have made keys at the same time: the first of them stays.
    const other = await tx.get(platformKeys, onlyKey);
    if (other === undefined) await tx.put(platformKeys, onlyKey, made);
    return other?.row ?? made;
  });
}

const sealedSchema = v.object({ jwe: v.string() });

/** What was sealed, `unsealed` when the body is not sealed at all, or `unknownKey` when these keys do not open it. */
export async function openBody(
  body: unknown,
  keys: KeyRow,
): Promise<{ content: unknown } | 'unsealed' | 'unknownKey'> {
  const sealed = v.safeParse(sealedSchema, body);
  if (!sealed.success) return 'unsealed';
  try {
    const key = await importJWK(keys.privateKey, algorithm);
    const { plaintext } = await compactDecrypt(sealed.output.jwe, key, {
      keyManagementAlgorithms: [algorithm],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return { content: JSON.parse(new TextDecoder().decode(plaintext)) };
  } catch {
    return 'unknownKey';
  }
}
