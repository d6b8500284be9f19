/** Pixels of the window that a provider shows itself in. */
const size = { width: 480, height: 720 } as const;

/**
 * Opens the window that a provider will show itself in; to be called in the press of a button, as a browser opens none later.
 *
 * @returns null where the browser opens none: the page itself then goes to the provider
 */
export function openPopup(): Window | null {
  return window.open('', 'livery-social', `popup,width=${size.width},height=${size.height}`);
}
