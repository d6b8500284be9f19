import type { SocialProvider } from '@livery/api/social';
import type { SocialCallback } from '@livery/flows/social';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { SocialButton } from '@livery/ui/social-button';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Stack } from '../../../form/panel.styles.ts';
import { Parted, Providers } from '../login/login-methods.styles.ts';
import { openPopup } from './open-popup.ts';
import { socialProvidersQuery } from './social-providers.ts';

/** A sign-in through a provider that begins: in its window, or with the answer that this page was sent back with. */
export type SocialStart =
  | { readonly provider: SocialProvider; readonly popup: Window | null }
  | { readonly provider: SocialProvider; readonly back: SocialCallback };

/** A button for each provider that the platform has on (spec §2); nothing where it has none, or does not say. Until then the room of two. */
export function SocialButtons({ onStart }: { onStart: (start: SocialStart) => void }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const { data, isPending } = useQuery(socialProvidersQuery(client));
  const id = useId();
  if (isPending)
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Stack>
          <Parted aria-hidden="true">{t('ways.or')}</Parted>
          <Providers>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Providers>
        </Stack>
      </SkeletonGroup>
    );
  if (!data || data.length === 0) return null;
  return (
    <>
      <Parted id={id}>{t('ways.or')}</Parted>
      <Providers role="group" aria-labelledby={id}>
        {data.map(({ provider }) => (
          <SocialButton
            key={provider}
            mark={marks[provider]}
            // In the press itself: a browser opens no window later.
            onClick={() => onStart({ provider, popup: openPopup() })}
          >
            {t(providerWords[provider])}
          </SocialButton>
        ))}
      </Providers>
    </>
  );
}

/** What providers are called. */
export const providerWords = {
  facebook: 'ways.social.facebook',
  google: 'ways.social.google',
} as const satisfies Record<SocialProvider, string>;

/** Initials: a provider's own sign is the merchant's to show, by an agreement with it. */
const marks = { facebook: 'f', google: 'G' } as const satisfies Record<SocialProvider, string>;
