import type { OfferedLanguage } from '@livery/merchant/site-config';
import { LanguageSelect } from '@livery/ui/language-select';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languageAddress } from '../app/language-address.ts';
import { loadChunk } from '../app/load-chunk.ts';
import { isPlainPress } from '../app/plain-press.ts';
import { useServices } from '../app/services.tsx';

/** Milliseconds that a choice waits for the code of its call: the other language matters more. */
const longestWait = 2000;

/**
 * The merchant's languages. Each links to the same page under that language's address: another HTML with its own title, fonts
 * and words. Following a link saves the choice and reports it to the platform for a member (spec §4).
 */
export function LanguageList() {
  const { t } = useTranslation();
  const { site, language, storage, session, client, leaveFor } = useServices();
  if (site.languages.length < 2) return null;

  const addressIn = ({ path }: { readonly path: string }): string => {
    const { pathname, search, hash } = window.location;
    return languageAddress({ pathname, search, hash, basePath: site.basePath }, path);
  };
  const choose = async (next: OfferedLanguage, event: MouseEvent): Promise<void> => {
    const here = isPlainPress(event);
    // A new tab is the browser's to open; this page waits for the call before it is left.
    if (here) event.preventDefault();
    if (next.code === language.code) return;
    storage.saveLanguage(next.code);
    if (session.token() !== undefined) {
      const load = () => import('./save-language.ts');
      await loadChunk('language call', load, longestWait).then(
        ({ saveLanguage }) => saveLanguage(client, next.code),
        () => undefined,
      );
    }
    if (here) leaveFor(addressIn(next));
  };

  return (
    <LanguageSelect
      label={t('common.language.label')}
      options={site.languages}
      value={language.code}
      hrefOf={addressIn}
      onChoose={(next, event) => void choose(next, event)}
    />
  );
}
