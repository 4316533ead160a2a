/** Listed under the field and ticked off while typing (R73). */
export const passwordRules = [
  { id: 'field.ruleLength', met: (p: string) => p.length >= 8 },
  { id: 'field.ruleDigit', met: (p: string) => /\d/.test(p) },
  { id: 'field.ruleLower', met: (p: string) => /[a-z]/.test(p) },
  { id: 'field.ruleUpper', met: (p: string) => /[A-Z]/.test(p) },
  { id: 'field.ruleOnly', met: (p: string) => /^[A-Za-z0-9!@#$%^&*()]+$/.test(p) },
] as const;
