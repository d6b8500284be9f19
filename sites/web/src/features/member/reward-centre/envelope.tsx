import { EnvelopeArt, Flap, Paper, Seal, Sheet } from './pictures.styles.ts';

/** A red envelope, closed, or open with the sheet that says what was in it. */
export function Envelope({ open }: { open: boolean }) {
  return (
    <EnvelopeArt viewBox="0 0 120 110" aria-hidden="true">
      {open && <Flap d="M10 44 60 6l50 38Z" />}
      {open && <Sheet x="24" y="18" width="72" height="60" rx="4" />}
      <Paper x="10" y="42" width="100" height="62" rx="6" />
      {!open && <Flap d="M10 46q0-4 4-4h92q4 0 4 4L60 80Z" />}
      {!open && <Seal cx="60" cy="74" r="11" />}
    </EnvelopeArt>
  );
}
