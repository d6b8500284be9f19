/** Size of the login provider’s popup window, in pixels. */
const size = { width: 480, height: 720 } as const;

/**
 * Opens the popup window of a login provider. Call it in a click handler: browsers block it anywhere else.
 *
 * @returns null if the browser blocks it: the page itself then redirects to the provider
 */
export function openPopup(): Window | null {
  return window.open('', 'livery-social', `popup,width=${size.width},height=${size.height}`);
}
