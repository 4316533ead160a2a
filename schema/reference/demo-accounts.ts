/** Staff accounts of the demo; created only with NESIE_ENV=demo. */
export const DEMO_STAFF = [
  { role: 'support', email: 'support@nesie.kz', password: 'Support2026', name: 'Айгүл Сәрсен' },
  { role: 'verifier', email: 'verifier@nesie.kz', password: 'Verifier2026', name: 'Данияр Омаров' },
  { role: 'verifier', email: 'verifier2@nesie.kz', password: 'Verifier2026', name: 'Сауле Ким' },
  { role: 'collector', email: 'collector@nesie.kz', password: 'Collector2026', name: 'Асхат Ибраев' },
  { role: 'analyst', email: 'analyst@nesie.kz', password: 'Analyst2026', name: 'Ержан Беков' },
  { role: 'auditor', email: 'auditor@nesie.kz', password: 'Auditor2026', name: 'Мария Цой' },
  { role: 'admin', email: 'admin@nesie.kz', password: 'Admin2026', name: 'Тимур Аханов' },
] as const;
