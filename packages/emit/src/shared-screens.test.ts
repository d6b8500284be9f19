import { describe, expect, test } from 'vitest';
import type { Renderer } from './first-screen.ts';
import { sharing } from './shared-screens.ts';

type Config = Parameters<Renderer['render']>[0];

/** As much of a configuration as the screens below read. */
function configOf({
  name = 'Mayura',
  logo = 'm',
  width = 120,
  features = {},
  language = 'EN',
}: {
  name?: string;
  logo?: string;
  width?: number;
  features?: Record<string, boolean>;
  language?: string;
}): Config {
  const config = {
    merchant: { name, code: name, features },
    theme: {
      name,
      logo: { light: `/${logo}.svg`, dark: `/${logo}-dark.svg`, width, height: 32 },
      themeColor: { light: '#fff', dark: '#000' },
    },
    language,
    languages: [],
    copy: {},
  };
  // Nothing else of it is read here.
  return config as unknown as Config;
}

/** Draws by what `html` reads, and counts. */
function rendererOf(html: (config: Config) => string) {
  const drawn: string[] = [];
  const draw = async (config: Config, path: string) => {
    drawn.push(`${config.language} ${path}`);
    return {
      html: html(config),
      styles: '',
      chunks: [],
      areas: [],
      drawnBy: [],
      title: config.merchant.name,
    };
  };
  const renderer: Renderer = {
    pages: ['/'],
    render: draw,
    renderFrame: (config) => draw(config, '*'),
  };
  return { drawn, renderer: sharing(renderer) };
}

const htmlOf = async (renderer: Renderer, config: Config) =>
  (await renderer.render(config, '/'))?.html;

describe('a screen', () => {
  test('is drawn once for merchants who differ in name and logo, and says those of each', async () => {
    const { drawn, renderer } = rendererOf(
      ({ merchant, theme: { logo } }) =>
        `<img alt="${merchant.name}" src="${logo.light}" width="${logo.width}">`,
    );
    expect(await htmlOf(renderer, configOf({}))).toBe(
      '<img alt="Mayura" src="/m.svg" width="120">',
    );
    expect(
      await htmlOf(renderer, configOf({ name: 'O’Neill & "Sons" \'<b>', logo: 's', width: 64 })),
    ).toBe('<img alt="O’Neill &amp; &quot;Sons&quot; &#x27;&lt;b&gt;" src="/s.svg" width="64">');
    expect(drawn).toEqual(['EN /']);
  });

  test('is drawn for each language and page, and for what stands around a page', async () => {
    const { drawn, renderer } = rendererOf(() => '<p></p>');
    await renderer.render(configOf({}), '/');
    await renderer.render(configOf({ language: 'HI' }), '/');
    await renderer.render(configOf({}), '/login');
    await renderer.renderFrame(configOf({}));
    await renderer.renderFrame(configOf({ name: 'Shapla' }));
    expect(drawn).toEqual(['EN /', 'HI /', 'EN /login', 'EN *']);
  });

  test.each<[what: string, html: (features: Record<string, boolean>) => string]>([
    ['a setting', (features) => String(features['vip'])],
    ['whether there is one', (features) => String('vip' in features)],
    ['whether there is one of its own', (features) => String(Object.hasOwn(features, 'vip'))],
    ['which there are', (features) => Object.keys(features).join()],
    ['all of them', (features) => JSON.stringify({ ...features })],
  ])('is drawn again for a merchant who has another answer to %s', async (_, read) => {
    const { drawn, renderer } = rendererOf(({ merchant: { features } }) =>
      read(features as Record<string, boolean>),
    );
    const none = await htmlOf(renderer, configOf({}));
    expect(await htmlOf(renderer, configOf({ features: { vip: true } }))).not.toBe(none);
    expect(await htmlOf(renderer, configOf({ name: 'Shapla' }))).toBe(none);
    expect(drawn).toHaveLength(2);
  });

  test('is not drawn again for a setting that it does not read', async () => {
    const { drawn, renderer } = rendererOf(({ merchant: { features } }) =>
      String((features as Record<string, boolean>)['vip']),
    );
    await htmlOf(renderer, configOf({}));
    await htmlOf(renderer, configOf({ features: { chat: true } }));
    expect(drawn).toHaveLength(1);
  });

  test('that a guest does not get to see is none for all', async () => {
    const renderer = sharing({ ...rendererOf(() => '').renderer, render: async () => undefined });
    expect(await renderer.render(configOf({}), '/')).toBeUndefined();
    expect(await renderer.render(configOf({ name: 'Shapla' }), '/')).toBeUndefined();
  });
});
