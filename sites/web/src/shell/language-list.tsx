import { LanguageSelect } from '@livery/ui/language-select';
import { useTranslation } from 'react-i18next';
import { languageAddress } from '../app/language-address.ts';
import { useServices } from '../app/services.tsx';

/**
 * The merchant's languages. A choice is saved and leads to the same page under that language's address: another HTML with
 * its own title, fonts and words.
 */
export function LanguageList() {
  const { t } = useTranslation();
  const { site, language, storage, leaveFor } = useServices();
  if (site.languages.length < 2) return null;

  const choose = (code: string): void => {
    const next = site.languages.find((offered) => offered.code === code);
    if (!next || next.code === language.code) return;
    storage.saveLanguage(next.code);
    const { pathname, search, hash } = window.location;
    leaveFor(languageAddress({ pathname, search, hash, basePath: site.basePath }, next.path));
  };

  return (
    <LanguageSelect
      label={t('common.language.label')}
      options={site.languages}
      value={language.code}
      onChange={choose}
    />
  );
}
