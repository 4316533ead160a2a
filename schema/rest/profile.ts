/** The field names of clients outside beside ours, in the edits and answers of /json/profile (R105). */

type Fields = Readonly<Record<string, unknown>>;
/** Their name -> the path of ours. */
export type Names = Readonly<Record<string, string>>;

export const PERSONAL_NAMES: Names = {
  surname: 'lastName',
  name: 'firstName',
  middle_name: 'patronymic',
  birth_date: 'birthDate',
  nationality: 'citizenship',
  birth_place: 'birthPlace',
  document_type: 'documentType',
  document_num: 'documentNumber',
  document_issue_date: 'documentIssuedOn',
  document_validity: 'documentValidTo',
  issued_by: 'documentIssuedBy',
  family_status: 'familyStatus',
};

/** What GET /json/profile/identityData answers may be sent back as it is. */
export const IDENTITY_NAMES: Names = {
  ...PERSONAL_NAMES,
  documentIssueDate: 'documentIssuedOn',
  documentValidity: 'documentValidTo',
  issuedBy: 'documentIssuedBy',
};

const ADDRESS_FIELDS = { region: 'region', district: 'district', city: 'city', street: 'street', house: 'house' };
const ADDRESS_ALL = { ...ADDRESS_FIELDS, flat: 'flat', postalCode: 'postIndex' };
const addressNames = (suffix: 'Reg' | 'Res', part: 'registration' | 'residence'): Names =>
  Object.fromEntries(Object.entries(ADDRESS_ALL).map(([theirs, ours]) => [`${theirs}${suffix}`, `${part}.${ours}`]));
export const ADDRESS_NAMES: Names = { ...addressNames('Reg', 'registration'), ...addressNames('Res', 'residence') };

export const EMPLOYMENT_NAMES: Names = {
  job_place: 'employer',
  employerName: 'employer',
  employerPhone: 'workPhone',
  income: 'incomeBand',
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const pathOf = (ours: string): readonly string[] => ours.split('.');

/** Moves what came under their names to ours; a field that came under both keeps ours. */
export function toOurs(body: unknown, names: Names): unknown {
  if (!isFields(body)) return body;
  let renamed: Fields = Object.fromEntries(Object.entries(body).filter(([name]) => !Object.hasOwn(names, name)));
  for (const [theirs, ours] of Object.entries(names))
    if (Object.hasOwn(body, theirs)) renamed = put(renamed, pathOf(ours), body[theirs]);
  return renamed;
}

function put(fields: Fields, [first = '', ...rest]: readonly string[], value: unknown): Fields {
  const inner = fields[first];
  if (rest.length > 0) return { ...fields, [first]: put(isFields(inner) ? inner : {}, rest, value) };
  return inner === undefined ? { ...fields, [first]: value } : fields;
}

/** The name under which the caller sent our field. */
export function theirNameOf(field: string, body: unknown, names: Names): string {
  const sent = Object.entries(names).find(([theirs, ours]) => ours === field && isFields(body) && theirs in body);
  return sent?.[0] ?? field;
}

/** An answer with their names beside ours. */
export function withTheirNames(block: object | null, names: Names): object | null {
  if (block === null) return null;
  const theirs = Object.entries(names).map(([name, ours]) => [name, valueAt(block, ours)] as const);
  return { ...block, ...Object.fromEntries(theirs) };
}

const valueAt = (block: object, ours: string): unknown =>
  pathOf(ours).reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), block) ?? null;
