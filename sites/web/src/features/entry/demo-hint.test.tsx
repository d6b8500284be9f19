import { createI18n } from '@livery/i18n';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import type { Services } from '../../app/services.tsx';
import { DemoHint } from './demo-hint.tsx';

async function hintFor(profile: string, kind: 'captcha' | 'code' | 'email'): Promise<string> {
  const words = await createI18n({ language: 'EN', areas: ['common', 'session'] });
  // The hint reads only the profile, the providers only the cache.
  const services = { cache: new QueryClient(), site: { merchant: { profile } } } as Services;
  return renderToStaticMarkup(
    <Providers services={services} words={words}>
      <DemoHint kind={kind} />
    </Providers>,
  );
}

test.each([
  ['captcha', 'Demo: find the characters in the sandbox inbox'],
  ['code', 'Demo: find the code in the sandbox inbox'],
  ['email', 'Demo: find the email in the sandbox inbox'],
] as const)('leads a visitor of a demonstration to the %s', async (kind, words) => {
  expect(await hintFor('demo', kind)).toContain(
    `<a href="/sandbox" target="_blank" rel="noopener">${words}</a>`,
  );
});

test.each(['freeplay', 'licensed'])('shows nothing in the %s profile', async (profile) => {
  expect(await hintFor(profile, 'code')).toBe('');
});
