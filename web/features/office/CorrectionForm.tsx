import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  CORRECTION_KINDS,
  CORRECTION_REASONS,
  type CorrectionKind,
  type CorrectionReason,
} from '../../../schema/reference/corrections.ts';
import { ISSUERS } from '../../../schema/reference/dictionaries.ts';
import { AskCorrectionDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { IinField } from '../../ui/fields/IinField.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

/** The fields of each kind, as the server names them. */
const FIELDS = {
  NAME: ['lastName', 'firstName', 'patronymic'],
  DOCUMENT: ['documentNumber', 'documentIssuedOn', 'documentValidTo', 'documentIssuedBy'],
  IIN: ['iin'],
  BIRTH_DATE: ['birthDate'],
  PHONE: ['phone'],
  EMAIL: ['email'],
  FORGET: [],
} as const satisfies Record<CorrectionKind, readonly string[]>;
type Field = (typeof FIELDS)[CorrectionKind][number];

type Typed = Readonly<Partial<Record<Field | 'caseNumber', string>>> & {
  readonly kind: CorrectionKind | '';
  readonly reason: CorrectionReason | '';
};
const EMPTY: Typed = { kind: '', reason: '' };

type Props = { readonly borrowerId: string; readonly onDone: () => void };

/** Asks; nothing changes until another member of the staff has confirmed it. */
export function CorrectionForm({ borrowerId, onDone }: Props) {
  const t = useT();
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const submission = useSubmit({
    form: `correction.ask.${borrowerId}`,
    read: ({ kind, reason, caseNumber = '', ...values }: Typed) => {
      const problems = [
        ...(kind === '' ? [{ field: 'kind', text: t('correction.kindEmpty') }] : []),
        ...(reason === '' ? [{ field: 'reason', text: t('correction.reasonEmpty') }] : []),
        ...(caseNumber.trim() === '' ? [{ field: 'caseNumber', text: t('correction.caseEmpty') }] : []),
      ];
      if (kind === '' || reason === '' || problems.length > 0) return { problems };
      const fields = Object.fromEntries(FIELDS[kind].map((field) => [field, values[field] ?? '']));
      return { input: { input: { borrowerId, kind, reason, caseNumber: caseNumber.trim(), ...fields } } };
    },
    send: (input, key) => send(AskCorrectionDocument, input, key),
    refusals: ({ askCorrection }) => problemsOf(askCorrection.errors),
    done: () => {
      setTyped(EMPTY);
      onDone();
    },
  });
  const field = (id: Field | 'caseNumber' | 'kind' | 'reason') => ({
    id,
    label: t(id === 'caseNumber' ? 'correction.caseNumber' : `correction.${id}`),
    value: typed[id] ?? '',
    onChange: (value: string) => {
      setTyped((now) => ({ ...now, [id]: value }) as Typed);
      submission.corrected(id);
    },
    problem: submission.problemOf(id),
  });
  return (
    <form
      className="n-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submission.submit(typed);
      }}
    >
      <ErrorSummary {...submission} />
      <SelectField
        {...field('kind')}
        options={CORRECTION_KINDS.map((kind) => ({ value: kind, label: t(`correction.kind_${kind}`) }))}
      />
      {typed.kind !== '' && FIELDS[typed.kind].map((id) => <Value key={id} {...field(id)} id={id} />)}
      <SelectField
        {...field('reason')}
        options={CORRECTION_REASONS.map((reason) => ({ value: reason, label: t(`correction.reason_${reason}`) }))}
      />
      <TextField {...field('caseNumber')} hint={t('correction.caseHint')} autoComplete="off" maxLength={40} />
      <Button type="submit" loading={submission.pending}>
        {t('correction.ask')}
      </Button>
    </form>
  );
}

type ValueProps = {
  readonly id: Field;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
};

function Value({ id, ...field }: ValueProps) {
  const lang = useLang();
  switch (id) {
    case 'documentIssuedOn':
    case 'documentValidTo':
    case 'birthDate':
      return <DateField id={id} {...field} />;
    case 'documentIssuedBy':
      return <SelectField id={id} {...field} options={ISSUERS.map((one) => ({ value: one.key, label: one[lang] }))} />;
    case 'iin':
      return <IinField id={id} {...field} />;
    case 'phone':
      return <PhoneField id={id} {...field} autoComplete="off" />;
    default:
      return <TextField id={id} {...field} required={id !== 'patronymic'} autoComplete="off" maxLength={60} />;
  }
}
