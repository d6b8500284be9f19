/** The four sites under test. Chromium resolves every `*.localhost` to this machine by itself. */
export const sites = [
  {
    host: 'localhost',
    brand: 'Livery Play',
    theme: 'livery-play',
    lang: 'th',
    locale: 'th-TH',
    second: { path: '/en/', lang: 'en' },
  },
  {
    host: 'india.localhost',
    brand: 'Mayura',
    theme: 'mayura',
    lang: 'en',
    locale: 'en-IN',
    second: { path: '/hi/', lang: 'hi' },
  },
  {
    host: 'bangladesh.localhost',
    brand: 'Shapla',
    theme: 'shapla',
    lang: 'bn',
    locale: 'bn-BD',
    second: { path: '/en/', lang: 'en' },
  },
  {
    host: 'vietnam.localhost',
    brand: 'Sen Vàng',
    theme: 'sen-vang',
    lang: 'vi',
    locale: 'vi-VN',
    second: { path: '/en/', lang: 'en' },
  },
] as const;

/** The address of a page of one of the sites; the server is Playwright's `webServer`. */
export const address = (host: string, path = '/') => `http://${host}:4317${path}`;
