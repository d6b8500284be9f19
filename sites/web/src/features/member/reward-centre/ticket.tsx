import { EnvelopeArt, Paper, Seal, Sheet, Tear } from './pictures.styles.ts';

/** A ticket of the raffle, whole, or torn off when it was drawn. */
export function Ticket({ drawn }: { drawn: boolean }) {
  return (
    <EnvelopeArt viewBox="0 0 120 110" aria-hidden="true">
      <Paper x="8" y="32" width={drawn ? 66 : 104} height="48" rx="6" />
      {drawn && <Sheet x="82" y="32" width="30" height="48" rx="6" />}
      <Tear d="M78 32V80" />
      <Seal cx="42" cy="56" r="12" />
    </EnvelopeArt>
  );
}
