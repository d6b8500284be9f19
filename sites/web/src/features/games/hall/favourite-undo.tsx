import type { Failure } from '@livery/api';
import type { Game } from '@livery/api/contract/games';
import { Button } from '@livery/ui/button';
import { Toasts } from '@livery/ui/toast';
import { useTranslation } from 'react-i18next';
import { useFavourite } from '../use-favourite.ts';

/** Says that a game has left the list of favourites, and offers to take it back. */
export function FavouriteUndo({
  game,
  onClose,
  onFailure,
}: {
  game: Game;
  onClose: () => void;
  onFailure: (failure: Failure) => void;
}) {
  const { t } = useTranslation();
  const { press } = useFavourite(game, { onFailure });
  const undo = () => {
    press();
    onClose();
  };
  return (
    <Toasts
      label={t('session.favourite.messages')}
      toasts={[
        {
          id: String(game.nodeId),
          tone: 'info',
          children: t('halls.fav.removed', { game: game.name }),
          action: (
            <Button size="sm" onClick={undo}>
              {t('halls.fav.undo')}
            </Button>
          ),
        },
      ]}
      onDismiss={onClose}
      dismissLabel={t('session.close')}
    />
  );
}
