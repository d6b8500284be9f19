import type { Handlers, MemberContext } from '../handlers.ts';
import { pageOf } from '../paging.ts';
import { everyMember } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { loginsOf } from '../session/logins.ts';
import type { SessionRow } from '../session/rows.ts';
import { endOf } from '../session/rules.ts';
import { endOthers, endSession, forgetRemembered, sessionsOf } from '../session/sessions.ts';
import type { Versioned } from '../store/store.ts';

export const deviceHandlers: Pick<Handlers, 'loginHistory' | 'deviceList' | 'deviceLogOut'> = {
  loginHistory: {
    policy: everyMember,
    async handle(context, which) {
      const all = await loginsOf(context, context.member.key);
      const { items, totalPages } = pageOf(all, which);
      const list = items.map(({ row: { account: _, ...login } }) => login);
      return { list, totalPages };
    },
  },

  deviceList: {
    policy: everyMember,
    async handle(context) {
      const { session } = context.member;
      const list = (await openSessions(context)).map(({ key, row }) => ({
        deviceId: key,
        current: key === session,
        startedAt: row.startedAt,
        lastSeenAt: row.lastSeenAt,
        address: row.device?.address ?? '',
        browser: row.device?.browser,
        system: row.device?.system,
      }));
      return {
        list: list.sort(
          (one, other) =>
            Number(other.current) - Number(one.current) || other.lastSeenAt - one.lastSeenAt,
        ),
      };
    },
  },

  deviceLogOut: {
    policy: everyMember,
    async handle(context, { deviceId }) {
      const { tx, member } = context;
      if (deviceId === undefined) {
        await endOthers(tx, member.key, member.session, 'EXPIRED');
      } else {
        // Among the member's own: what is another's is answered like what does not exist.
        const found = (await openSessions(context)).find(({ key }) => key === deviceId);
        if (found === undefined) return unknownDevice;
        if (found.key === member.session) return thisDevice;
        await endSession(tx, found.key, found.row, 'EXPIRED');
      }
      // Else a device would come back by itself.
      await forgetRemembered(tx, member.key);
      return null;
    },
  },
};

/** The member's sessions that are not over. */
async function openSessions({
  tx,
  member,
  settings,
  now,
}: MemberContext): Promise<Versioned<SessionRow>[]> {
  const all = await sessionsOf(tx, member.key);
  return all.filter(({ row }) => endOf(row, settings.idleMs, now) === undefined);
}

const unknownDevice = new Refused('NOT_FOUND', 'There is no such device.', { status: 404 });
const thisDevice = new Refused('WRONG_STATE', 'This is the session that asks. Log out instead.');
