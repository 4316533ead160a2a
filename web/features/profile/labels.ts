import type { MessageId } from '../../lib/intl.ts';

/** Field names that stand in two persons or addresses are told apart in the summary of problems. */
const OWN: Readonly<Record<string, MessageId>> = {
  'relative.name': 'profile.relativeName',
  'relative.phone': 'profile.relativePhone',
  'relative.relation': 'profile.relativeRelation',
  'friend.name': 'profile.friendName',
  'friend.phone': 'profile.friendPhone',
  'friend.relation': 'profile.friendRelation',
};

/** The label of a field of the profile: `profile.` and the last part of its name. */
export const labelOf = (field: string): MessageId => OWN[field] ?? `profile.${field.split('.').at(-1) ?? field}`;
