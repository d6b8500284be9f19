import { describe, expect, it } from 'vitest';
import { createI18n, loadArea } from './create-i18n.ts';
import { completeLanguages } from './languages.ts';
import type { Area } from './messages.ts';

const areas: Area[] = ['common', 'home', 'platform', 'status'];

describe('createI18n', () => {
  it.each(completeLanguages)('translates into %s [spec 9.12]', async (language) => {
    const words = await createI18n({ language, areas });
    const { t } = words;
    const texts = [t('home.title'), t('common.notFound.title'), t('platform.login.wrong')];
    const english = ['Home', 'Page not found', 'Wrong username or password.'];
    for (const [place, text] of texts.entries()) {
      expect(text).not.toMatch(/^(home|status|platform)\./);
      expect(text === english[place]).toBe(language === 'EN');
    }
  });

  it('fills placeholders and leaves escaping to React', async () => {
    const { t } = await createI18n({ language: 'TH', areas: ['common', 'footer'] });
    expect(t('footer.ageText', { age: 18 })).toContain('18');
    expect(t('common.page.title', { page: 'A & B', site: '<C>' })).toBe('A & B · <C>');
  });

  it('chooses the plural form of the language', async () => {
    const english = await createI18n({ language: 'EN', areas: ['platform'] });
    expect(english.t('platform.phone.tooManyRequests', { count: 1 })).toContain('1 minute.');
    expect(english.t('platform.phone.tooManyRequests', { count: 5 })).toContain('5 minutes.');
    const thai = await createI18n({ language: 'TH', areas: ['platform'] });
    expect(thai.t('platform.phone.tooManyRequests', { count: 1 })).toContain('1 นาที');
  });

  it('adds an area when a screen needs it', async () => {
    const words = await createI18n({ language: 'VI', areas: ['common'] });
    expect(words.t('home.title')).toBe('home.title');
    await loadArea(words, 'home');
    expect(words.t('home.title')).toBe('Trang chủ');
  });

  it('prefers a merchant’s copy, in areas loaded at once and later', async () => {
    const overrides = { 'common.retry': 'Once again', 'home.hero.title': 'Our own hall' };
    const words = await createI18n({ language: 'EN', areas: ['common'], overrides });
    await loadArea(words, 'home');
    expect(words.t('common.retry')).toBe('Once again');
    expect(words.t('home.hero.title')).toBe('Our own hall');
    expect(words.t('home.title')).toBe('Home');
  });

  it('keeps two instances separate', async () => {
    const [thai, hindi] = await Promise.all([
      createI18n({ language: 'TH', areas: ['common', 'footer'] }),
      createI18n({ language: 'HI', areas: ['common'] }),
    ]);
    expect(thai.t('common.nav.home')).toBe('หน้าแรก');
    expect(hindi.t('common.nav.home')).toBe('होम');
  });

  it('rejects an id that is not in the English catalogues', async () => {
    const { t } = await createI18n({ language: 'EN', areas: ['home'] });
    // @ts-expect-error the type check fails here when ids stop being typed
    expect(t('home.titel')).toBe('home.titel');
  });

  it('rejects a language without a catalogue', async () => {
    await expect(createI18n({ language: 'FR', areas: ['common'] })).rejects.toThrow(/catalogue/);
  });
});
