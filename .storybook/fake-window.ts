import { spyOn } from 'storybook/test';

/** A window that a story's page opened: where it was led, and whether it is still open. */
export interface FakeWindow {
  closed: boolean;
  readonly led: string[];
}

/**
 * For a story's `play`: windows that the page opens from now on open nowhere, and can be looked at.
 *
 * @param opens false for a browser that opens none
 * @returns the windows in the order in which they were opened
 */
export function fakeWindows(opens = true): FakeWindow[] {
  const opened: FakeWindow[] = [];
  spyOn(window, 'open').mockImplementation(() => {
    if (!opens) return null;
    const led: string[] = [];
    const fake = {
      closed: false,
      led,
      opener: window,
      location: { replace: (address: string) => void led.push(address) },
      close: () => {
        fake.closed = true;
      },
    };
    opened.push(fake);
    // As much of a window as pages touch.
    return fake as unknown as Window;
  });
  return opened;
}
