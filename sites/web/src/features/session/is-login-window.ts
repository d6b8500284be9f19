/** Name of the window that signs a member in beside the page; such a window knows itself by it. */
export const loginWindowName = 'livery-login';

/** As much of a window as tells whether another page opened it to sign in. */
export interface LoginWindow {
  readonly name: string;
  readonly opener: Pick<Window, 'postMessage'> | null;
}

/** Whether this page is the login window of another page. */
export function isLoginWindow({ name, opener }: LoginWindow): boolean {
  return name === loginWindowName && opener !== null;
}
