import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Services, ServicesContext } from './services.tsx';

/** Everything that a screen may ask for: services, query cache, words. */
export function Providers(props: { services: Services; words: i18n; children: ReactNode }) {
  return (
    <ServicesContext value={props.services}>
      <QueryClientProvider client={props.services.cache}>
        <I18nextProvider i18n={props.words}>{props.children}</I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
