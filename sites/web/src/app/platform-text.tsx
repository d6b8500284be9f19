import { foreignLang } from '@livery/i18n';
import { RichText } from '@livery/ui/rich-text';
import { useTranslation } from 'react-i18next';
import { useServices } from './services.tsx';

/**
 * A text that the platform wrote, cleaned and in the brand's look.
 *
 * @param props.language the text's language where it is not the page's
 */
export function PlatformText({
  html,
  language: written,
}: {
  html: string;
  language?: string | undefined;
}) {
  const { t } = useTranslation();
  const { language } = useServices();
  return (
    <RichText
      html={html}
      lang={foreignLang(written, language.code).lang}
      headingLevel={3}
      loadingLabel={t('common.loading')}
      failure={t('platform.failure.offline')}
    />
  );
}
