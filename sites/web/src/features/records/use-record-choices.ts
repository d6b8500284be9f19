import { useState } from 'react';
import { useServices } from '../../app/services.tsx';
import { useSession } from '../session/index.ts';
import { choicesOf, keepChoices, type RecordChoices, type RecordName } from './kept-choices.ts';

/** What the member has chosen for a record on this device, and how to change it. Where the device keeps nothing it holds on this page. */
export function useRecordChoices(record: RecordName) {
  const { storage } = useServices();
  const session = useSession();
  const account = session.kind === 'guest' ? '' : (session.record.username ?? '');
  const [choices, setChoices] = useState(() => choicesOf(storage, account, record));
  const [refused, setRefused] = useState(false);
  const change = (by: (before: RecordChoices) => Partial<RecordChoices>) => {
    // Another tab may have kept something since; a device that refuses has only what is here.
    const before = refused ? choices : choicesOf(storage, account, record);
    const next = { ...before, ...by(before) };
    setChoices(next);
    setRefused(!keepChoices(storage, account, record, next));
  };
  return { choices, change, refused };
}
