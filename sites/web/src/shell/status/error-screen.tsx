import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { useScreenShown } from '../../app/lazy-screen.tsx';
import { ChunkError } from '../../app/load-chunk.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { Alone, Choices } from './error-screen.styles.ts';

/**
 * Shown in place of a page that threw, with as little code as possible: it must be there when other code is not. Code that could
 * not be fetched needs the page loaded again; anything else may work on a second try.
 *
 * @param reset renders the page afresh
 */
export function ErrorScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useTranslation();
  const missingCode = error instanceof ChunkError;
  const title = missingCode ? t('common.chunk.title') : t('common.error.title');
  usePageTitle(title);
  useScreenShown();
  return (
    <Alone>
      <h1>{title}</h1>
      <p>{missingCode ? t('common.chunk.text') : t('common.error.text')}</p>
      <Choices>
        {!missingCode && (
          <Button variant="primary" icon="retry" onClick={reset}>
            {t('common.retry')}
          </Button>
        )}
        <Button
          variant={missingCode ? 'primary' : 'neutral'}
          onClick={() => window.location.reload()}
        >
          {t('common.reload')}
        </Button>
      </Choices>
    </Alone>
  );
}
