import type { ValueOf } from '@livery/api';
import type { promotionDetail } from '@livery/api/contract/promotions';
import { foreignLang } from '@livery/i18n';
import { KeyValueList } from '@livery/ui/key-value-list';
import { LazyImage } from '@livery/ui/lazy-image';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeadingFocus } from '../../app/heading-focus.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { partStates } from '../../app/part-states.tsx';
import { PlatformText } from '../../app/platform-text.tsx';
import { useServices } from '../../app/services.tsx';
import { useHolder } from '../session/index.ts';
import { ActivityPill } from './activity-state.tsx';
import { GuestPart } from './guest-part.tsx';
import { Desk, Doing, Part, Stage, Title, Words } from './promotions.styles.ts';
import { useMainTerms } from './use-terms.ts';

/** See `activity-part.tsx`; a guest does without its code. */
const ActivityPart = lazyPart(
  'part in a promotion',
  async () => (await import('./activity-part.tsx')).ActivityPart,
  partStates,
);

export type PromotionDetail = ValueOf<typeof promotionDetail>;

/** A promotion that has loaded: picture and words, and its main terms right above the button that they hold for. */
export function PromotionView({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation();
  const { language } = useServices();
  const isMember = useHolder().signedIn;
  const terms = useMainTerms(promotion);
  const id = useId();
  const heading = useHeadingFocus();
  const lang = foreignLang(promotion.language, language.code);
  return (
    <Desk>
      <Stage>
        <LazyImage src={promotion.imageUrl} alt="" ratio="banner" loading="eager" />
        <Title>
          <h1 ref={heading} {...lang}>
            {promotion.title}
          </h1>
          {!isMember && <ActivityPill state={promotion.state} />}
        </Title>
      </Stage>
      <Part aria-labelledby={id}>
        <h2 id={id}>{t('promotions.terms')}</h2>
        <KeyValueList items={terms} missingLabel={t('promotions.fact.none')} />
        <p {...lang}>{promotion.terms.withdrawal}</p>
        <Doing>
          {isMember ? <ActivityPart promotion={promotion} /> : <GuestPart promotion={promotion} />}
        </Doing>
      </Part>
      <Words>
        <PlatformText html={promotion.content} language={promotion.language} />
      </Words>
    </Desk>
  );
}
