import type { MessageId } from '../../lib/intl.ts';

/** Two people or two addresses need different labels in the summary of errors. */
const OWN: Readonly<Record<string, MessageId>> = {
  'relative.name': 'profile.relativeName',
  'relative.phone': 'profile.relativePhone',
  'relative.relation': 'profile.relativeRelation',
  'friend.name': 'profile.friendName',
  'friend.phone': 'profile.friendPhone',
  'friend.relation': 'profile.friendRelation',
};

/** The message id is `profile.` and the last part of the field's name. */
export const labelOf = (field: string): MessageId => OWN[field] ?? `profile.${field.split('.').at(-1) ?? field}`;
