import { useState } from 'react';

/**
 * Hands something to what the device has for sharing, where it has it.
 *
 * @returns `share` to call on a press, absent where the device cannot; `failed` whether the last try did
 */
export function useShare(data: ShareData) {
  const [failed, setFailed] = useState(false);
  async function share(): Promise<void> {
    setFailed(false);
    try {
      await navigator.share(data);
    } catch (error) {
      // Who closes the device's own sheet wants nothing more.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }
  return { ...('share' in navigator ? { share: () => void share() } : {}), failed };
}
