import { openLoginWindow } from '../../sites/web/src/features/session/login-window.ts';
import { expect, expectMember, onEverySite, send, test, tokenOf } from './sign-in-page.ts';

/** What the site opens the window with. No button does yet: the test opens it with the same words. */
function windowOf(address: string): readonly [string, string, string] {
  const opened: [string, string, string][] = [];
  const page = {
    location: { origin: '' },
    addEventListener: () => undefined,
    open: (...words: [string, string, string]) => opened.push(words),
  };
  openLoginWindow(page, address, () => undefined);
  return opened[0] ?? ['', '', ''];
}

onEverySite(({ at }) => {
  test('[spec 2.02] [spec 9.13] a login in the 1300 × 900 window hands the session to the page that opened it, and closes', async ({
    page,
  }) => {
    await page.goto(at());
    await page.evaluate(() => {
      addEventListener('message', ({ data, origin }) => {
        Reflect.set(globalThis, 'handedOver', { data, origin });
      });
    });
    const words = windowOf(at('/login'));
    expect(words[2]).toContain('width=1300,height=900');
    const opening = page.waitForEvent('popup');
    await page.evaluate(([address, name, features]) => void open(address, name, features), words);
    const popup = await opening;
    await send(popup, 'mira2026');
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expectMember(page);
    const handed = await page.evaluate(() => Reflect.get(globalThis, 'handedOver') as unknown);
    expect(handed).toMatchObject({
      origin: new URL(at()).origin,
      data: { kind: 'livery.session', session: { token: await tokenOf(page), nickname: 'Mira' } },
    });
    await expect(page).toHaveURL(at());
  });
});
