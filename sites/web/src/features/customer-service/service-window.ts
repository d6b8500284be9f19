/** Pixels of the chat's window. */
const size = { width: 420, height: 720 } as const;

/**
 * Opens the window of the chat, empty until its address is known; to be called in the press of a button, as a browser opens none later.
 *
 * @returns null where the browser opens none
 */
export function openServiceWindow(): Window | null {
  return window.open('', 'livery-service', `popup,width=${size.width},height=${size.height}`);
}

/** Leads the window to the chat, which can reach nothing of this page. */
export function leadTo(chat: Window, address: URL): void {
  chat.opener = null;
  chat.location.replace(address.href);
}
