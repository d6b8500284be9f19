import { useRouter } from '@tanstack/react-router';
import { PlaySession } from '../play/index.ts';

/** The session of a member who bets on draws (`domain` B2 8 to 10). Who leaves comes to the lobby. */
export function LotterySession({ vassalage }: { vassalage: string }) {
  const router = useRouter();
  return (
    <PlaySession
      vassalage={vassalage}
      onLeave={() => void router.navigate({ to: '/lottery', search: {} })}
    />
  );
}
