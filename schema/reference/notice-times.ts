/** When a message that only time has caused may be sent: days and hours in Almaty (R160-R162). */

/** Days before the day to pay on which a borrower may be reminded, the farthest first. */
export const REMINDER_DAYS = { offered: [7, 5, 3, 2, 1, 0], source: 'our choice; R160' } as const;

/** Hours at which a borrower may have reminders. */
export const REMINDER_HOURS = { first: 8, last: 20, source: 'our choice; R162' } as const;

/** The reminders of a borrower who has chosen nothing (R160, R162). */
export const USUAL_REMINDERS = { channel: 'SMS', hour: 10, days: [3, 1, 0] } as const;

/** Between these hours. About a late debt on working days only. */
export const MESSAGE_HOURS = {
  from: 8,
  until: 21,
  source: 'Law on collection activity: from 8:00 to 21:00 on working days; R161',
} as const;
