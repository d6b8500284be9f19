import { createI18n } from '@livery/i18n';
import { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { Providers } from './providers.tsx';
import type { Services } from './services.tsx';

function Heading() {
  const { t } = useTranslation();
  return <h1>{t('common.nav.home')}</h1>;
}

test('the first render has loaded messages, without suspending', async () => {
  const words = await createI18n({ language: 'TH', areas: ['common'] });
  // The providers read only the cache.
  const services = { cache: new QueryClient() } as Services;
  const page = (
    <Providers services={services} words={words}>
      <Suspense fallback="loading">
        <Heading />
      </Suspense>
    </Providers>
  );
  expect(renderToStaticMarkup(page)).toBe('<h1>หน้าแรก</h1>');
});
