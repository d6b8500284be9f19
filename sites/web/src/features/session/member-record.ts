import type { MemberInfo } from '@livery/api/contract/session';
import type { SessionRecord } from '../../app/session-record.ts';

/** The session keys of spec §3 that member info fills. */
export function recordOf(info: MemberInfo): SessionRecord {
  return {
    customerId: info.id,
    account: info.account,
    username: info.account,
    nickname: info.nickname || undefined,
    isAgent: info.type,
    toUpline: info.toUpline,
    agreementDue: info.agreementDue || undefined,
    // The club's label is the one with a rank (spec §6: customer service goes by it).
    memberLabel: [...(info.clubLabel ? [info.clubLabel] : []), ...info.memberLabel],
  };
}
