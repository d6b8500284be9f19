import { useState } from 'react';
import { PageCover } from './play-cover.tsx';
import { useRealityCheck } from './reality-check.tsx';
import { SessionFacts } from './session-facts.tsx';
import type { SessionPanel } from './session-panel.ts';

/**
 * The member's session on a page that takes stakes itself, as it stands above a game: its facts, reality check and time limit.
 *
 * @param props.vassalage whose wallet the stakes are of
 * @param props.onLeave the member leaves the page
 */
export function PlaySession({ vassalage, onLeave }: { vassalage: string; onLeave: () => void }) {
  const [panel, setPanel] = useState<SessionPanel>();
  const check = useRealityCheck(onLeave, PageCover);
  return (
    <>
      <SessionFacts vassalage={vassalage} rules={undefined} panel={panel} onPanel={setPanel} />
      {check}
    </>
  );
}
