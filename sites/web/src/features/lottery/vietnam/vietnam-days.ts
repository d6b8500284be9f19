/** The zone of all of Vietnam's draws, whatever the merchant's is. */
export const vietnamZone = 'Asia/Ho_Chi_Minh';

const iso = new Intl.DateTimeFormat('en-CA', {
  timeZone: vietnamZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of a draw in Vietnam, `2026-11-23`. */
export const dayOf = (drawTime: number): string => iso.format(drawTime);
