const database = 'livery';
const room = 'keys';
const name = 'remember';

/**
 * This browser's own AES key, made at the first call and kept in IndexedDB. It is not extractable: scripts can use it here
 * and cannot read it or take it away.
 */
export async function browserKey(): Promise<CryptoKey> {
  const kept = await inRoom('readonly', (keys) => keys.get(name));
  if (kept instanceof CryptoKey) return kept;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await inRoom('readwrite', (keys) => keys.put(made, name));
  return made;
}

async function inRoom<T>(
  mode: IDBTransactionMode,
  act: (keys: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(room);
  const open = await settled(opening);
  try {
    return await settled(act(open.transaction(room, mode).objectStore(room)));
  } finally {
    open.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}
