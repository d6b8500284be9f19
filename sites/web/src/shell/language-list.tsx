import { LanguageSelect } from '@livery/ui/language-select';
import { useTranslation } from 'react-i18next';
import { languageAddress } from '../app/language-address.ts';
import { loadChunk } from '../app/load-chunk.ts';
import { useServices } from '../app/services.tsx';

/** Milliseconds that a choice waits for the code of its call: the other language matters more. */
const longestWait = 2000;

/**
 * The merchant's languages. A choice is saved, told to the platform for a member (spec §4), and leads to the same page under
 * that language's address: another HTML with its own title, fonts and words.
 */
export function LanguageList() {
  const { t } = useTranslation();
  const { site, language, storage, session, client, leaveFor } = useServices();
  if (site.languages.length < 2) return null;

  const choose = async (code: string): Promise<void> => {
    const next = site.languages.find((offered) => offered.code === code);
    if (!next || next.code === language.code) return;
    storage.saveLanguage(next.code);
    if (session.token() !== undefined) {
      const load = () => import('./tell-language.ts');
      await loadChunk('language call', load, longestWait).then(
        ({ tellLanguage }) => tellLanguage(client, next.code),
        () => undefined,
      );
    }
    const { pathname, search, hash } = window.location;
    leaveFor(languageAddress({ pathname, search, hash, basePath: site.basePath }, next.path));
  };

  return (
    <LanguageSelect
      label={t('common.language.label')}
      options={site.languages}
      value={language.code}
      onChange={(code) => void choose(code)}
    />
  );
}
