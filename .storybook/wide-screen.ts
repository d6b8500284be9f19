/** As much of the Chrome DevTools Protocol as is used. */
interface DevTools {
  send(
    method: 'Emulation.setEmulatedMedia',
    media: { features: { name: string; value: string }[] },
  ): Promise<unknown>;
}

/**
 * Does something as on a screen of Display P3: `@media (color-gamut: p3)` holds meanwhile. In Vitest's browser alone.
 *
 * @throws Error when the browser cannot be told so
 */
export async function onWideScreen(work: () => Promise<void>): Promise<void> {
  const { cdp } = await import('vitest/browser');
  // Playwright's session; Vitest's own type of it has no members.
  const devTools = cdp() as unknown as DevTools;
  const tell = (value: string) =>
    devTools.send('Emulation.setEmulatedMedia', { features: [{ name: 'color-gamut', value }] });
  await tell('p3');
  try {
    if (!matchMedia('(color-gamut: p3)').matches) {
      throw new Error('The browser does not emulate a screen of Display P3.');
    }
    await work();
  } finally {
    await tell('');
  }
}
