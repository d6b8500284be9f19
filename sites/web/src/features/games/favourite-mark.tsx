import type { Failure } from '@livery/api';
import type { Game } from '@livery/api/contract/games';
import { Toasts } from '@livery/ui/toast';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { Mark } from './favourite-mark.styles.ts';
import { useFavourite } from './use-favourite.ts';

/** The star on a game's card: pressed, the game is a favourite (spec §4). Not there while nobody knows whether it is one. */
export function FavouriteMark({
  game,
  ...on
}: {
  game: Game;
  onFailure: (failure: Failure) => void;
  onRemoved?: () => void;
}) {
  const { t } = useTranslation();
  const { kept, busy, press } = useFavourite(game, on);
  if (kept === undefined) return null;
  return (
    <Mark
      variant="outlined"
      icon="star"
      label={t('session.favourite.mark', { game: game.name })}
      aria-pressed={kept}
      aria-busy={busy}
      onClick={press}
    />
  );
}

/** Why a mark turned back, in words. */
export function FavouriteFailure({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const { t } = useTranslation();
  const reason = useFailureWords(failure);
  if (reason === undefined) return null;
  return (
    <Toasts
      label={t('session.favourite.messages')}
      toasts={[
        { id: 'favourite', tone: 'danger', children: t('session.favourite.failed', { reason }) },
      ]}
      onDismiss={onClose}
      dismissLabel={t('session.close')}
    />
  );
}
