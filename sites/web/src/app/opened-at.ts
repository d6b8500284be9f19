/** The address that the page was opened at, before the router tidies it. */
export const openedAt: string = typeof window === 'undefined' ? '' : window.location.href;
