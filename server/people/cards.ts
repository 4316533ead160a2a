import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { BorrowerId, CardId } from '../../schema/events/codecs.ts';
import { CARD_AMOUNT_TRIES } from '../../schema/reference/payout-limits.ts';
import { parseIban } from '../../schema/values/iban.ts';
import { isUuid } from '../../schema/values/ids.ts';
import { type Instant, instant } from '../../schema/values/local-date.ts';
import type { AmountTried, CardState, Cards, GuessLimits, StoredCard } from '../ports/cards.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { MoneyDb, MoneyTables } from './money-tables.ts';
import { indexOfRow } from './one-value.ts';

type Row = Selectable<MoneyTables['people.card']>;

const OPEN: readonly CardState[] = ['REGISTERED', 'AMOUNT_BLOCKED'];
const tokenCell = (id: string) => `card:${id}:token`;
const holdCell = (id: string) => `card:${id}:hold`;
const nameCell = (id: string) => `card:${id}:name`;
const ibanCell = (id: string) => `card:${id}:iban`;

/** An unfinished registration expires on time, although no row says so. */
function stateAt(row: Row, now: Instant): CardState {
  // Another request is comparing the last try right now.
  if (row.state === 'AMOUNT_BLOCKED' && row.tries_left === 0) return 'TRIES_OVER';
  return OPEN.includes(row.state) && new Date(row.expires_at).toISOString() <= now ? 'EXPIRED' : row.state;
}

type Opened = Pick<StoredCard, 'name' | 'iban'>;
const UNNAMED: Opened = { name: null, iban: null };

const cardOf = (row: Row, now: Instant, opened: Opened): StoredCard => ({
  id: CardId.parse(row.id),
  number: Number(row.number),
  borrowerId: BorrowerId.parse(row.borrower_id),
  provider: row.provider,
  state: stateAt(row, now),
  redirectUrl: row.redirect_url,
  brand: row.brand ?? '',
  maskedPan: row.masked_pan ?? '',
  lastFour: row.last_four ?? '',
  ...opened,
  triesLeft: row.tries_left,
  rejection: row.rejection,
  startedAt: instant(new Date(row.started_at)),
  expiresAt: instant(new Date(row.expires_at)),
});

export function makeCards(db: MoneyDb, secrets: Secrets): Cards {
  const rows = () => db.selectFrom('people.card').selectAll().where('deleted_at', 'is', null);
  const named = async (row: Row, now: Instant): Promise<StoredCard> => {
    const owner = BorrowerId.parse(row.borrower_id);
    const open = async (cell: string, sealed: string | null) =>
      (sealed && (await secrets.open(owner, cell, sealed))) || null;
    const name = await open(nameCell(row.id), row.sealed_name);
    const iban = parseIban((await open(ibanCell(row.id), row.sealed_iban)) ?? '') ?? null;
    return cardOf(row, now, { name, iban });
  };
  const update = (id: CardId, from: CardState) =>
    db.updateTable('people.card').where('id', '=', id).where('state', '=', from);

  /** Guesses are counted by it, whichever key the earlier card has it from. */
  const fingerprintOf = (card: string): Promise<string> =>
    indexOfRow(secrets.blindIndexes('card', card), async (indexes) => {
      const same = db.selectFrom('people.card').select('fingerprint').where('fingerprint', 'in', indexes);
      return (await same.limit(1).executeTakeFirst())?.fingerprint ?? undefined;
    });

  const cardsSince = (since: Instant) =>
    db.selectFrom('people.card').select(sql<bigint>`count(*)`.as('n')).where('started_at', '>=', since);
  const count = async (query: ReturnType<typeof cardsSince>) => Number((await query.executeTakeFirstOrThrow()).n);

  return {
    async open({ limit, ...card }) {
      const row = {
        id: card.id,
        borrower_id: card.borrowerId,
        provider: card.provider,
        state: 'REGISTERED' as const,
        return_path: card.returnPath,
        tries_left: card.triesLeft,
        started_at: card.startedAt,
        expires_at: card.expiresAt,
      };
      return db.transaction().execute(async (tx) => {
        await inTurn(tx, card.borrowerId);
        const find = () => tx.selectFrom('people.card').selectAll().where('id', '=', card.id).executeTakeFirst();
        const known = await find();
        if (known) return named(known, card.startedAt);
        const { started } = await tx
          .selectFrom('people.card')
          .select(sql<number>`count(*)::int`.as('started'))
          .where('borrower_id', '=', card.borrowerId)
          .where('started_at', '>=', limit.since)
          .executeTakeFirstOrThrow();
        if (started >= limit.most) return undefined;
        await tx.insertInto('people.card').values(row).execute();
        const opened = await find();
        return opened && cardOf(opened, card.startedAt, UNNAMED);
      });
    },
    async opened(id, redirectUrl, externalId) {
      await db
        .updateTable('people.card')
        .set({ redirect_url: redirectUrl, external_id: externalId })
        .where('id', '=', id)
        .execute();
    },
    async registered(id, card, now) {
      const open = await rows().where('id', '=', id).where('state', '=', 'REGISTERED').executeTakeFirst();
      if (!open) return;
      const owner = BorrowerId.parse(open.borrower_id);
      await update(id, 'REGISTERED')
        .where('expires_at', '>', now)
        .set({
          state: 'AMOUNT_BLOCKED',
          sealed_token: await secrets.seal(owner, tokenCell(id), card.token),
          sealed_hold: await secrets.seal(owner, holdCell(id), String(card.heldAmount)),
          fingerprint: await fingerprintOf(card.fingerprint ?? `masked ${card.maskedPan}`),
          brand: card.brand,
          masked_pan: card.maskedPan,
          last_four: card.lastFour,
        })
        .execute();
    },
    async rejected(id, code) {
      await update(id, 'REGISTERED').set({ state: 'REJECTED', rejection: code }).execute();
    },
    async block(id) {
      await update(id, 'AMOUNT_BLOCKED').set({ state: 'TRIES_OVER', tries_left: 0, sealed_hold: null }).execute();
    },
    tryAmount: (id, amount, now, limits) => tryAmount(db, secrets, { id, amount, now, limits }),
    async ofBorrower(borrowerId, now) {
      const found = await rows().where('borrower_id', '=', borrowerId).orderBy('number').execute();
      return Promise.all(found.map((row) => named(row, now)));
    },
    async find(borrowerId, id, now) {
      const mine = rows().where('borrower_id', '=', borrowerId);
      const byNumber = /^\d{1,15}$/.test(id);
      if (!byNumber && !isUuid(id)) return undefined;
      const row = await (byNumber
        ? mine.where('number', '=', BigInt(id))
        : mine.where('id', '=', id)
      ).executeTakeFirst();
      return row && named(row, now);
    },
    async token(id) {
      const row = await rows().where('id', '=', id).where('state', '=', 'ACTIVE').executeTakeFirst();
      if (!row?.sealed_token) return undefined;
      return secrets.open(BorrowerId.parse(row.borrower_id), tokenCell(id), row.sealed_token);
    },
    async provider(id) {
      const row = await db.selectFrom('people.card').select('provider').where('id', '=', id).executeTakeFirst();
      return row?.provider;
    },
    async rename({ id, borrowerId }, name) {
      const sealed = name === null ? null : await secrets.seal(borrowerId, nameCell(id), name);
      await db.updateTable('people.card').set({ sealed_name: sealed }).where('id', '=', id).execute();
    },
    async setIban({ id, borrowerId }, iban) {
      const sealed = iban === null ? null : await secrets.seal(borrowerId, ibanCell(id), iban);
      await db.updateTable('people.card').set({ sealed_iban: sealed }).where('id', '=', id).execute();
    },
    async remove(id, at) {
      await db
        .updateTable('people.card')
        .set({ deleted_at: at, sealed_token: null, sealed_name: null, sealed_iban: null })
        .where('id', '=', id)
        .execute();
    },
    async heldAfterEnd(provider, now, limit) {
      const held = db.selectFrom('people.card').select('id').where('provider', '=', provider);
      const over = await held
        .where('hold_released_at', 'is', null)
        .where((card) => card.or([card('state', 'not in', [...OPEN]), card('expires_at', '<=', now)]))
        // In any order: those that cannot be given back must not stand before the others.
        .orderBy(sql`random()`)
        .limit(limit)
        .execute();
      return over.map(({ id }) => CardId.parse(id));
    },
    async holdReleased(id, at) {
      await db.updateTable('people.card').set({ hold_released_at: at }).where('id', '=', id).execute();
    },
    guessedSince: (borrowerId, since) =>
      count(cardsSince(since).where('borrower_id', '=', borrowerId).where('state', '=', 'TRIES_OVER')),
    sameCardGuessedSince: (id, since) =>
      count(
        cardsSince(since)
          .where('fingerprint', '=', db.selectFrom('people.card').select('fingerprint').where('id', '=', id))
          .where('id', '!=', id)
          .where('state', '=', 'TRIES_OVER'),
      ),
  };
}

type Try = { id: CardId; amount: number; now: Instant; limits: GuessLimits };

/** Callers with the same name wait until the transaction ends: a count does not see uncommitted rows. */
const inTurn = (tx: MoneyDb, name: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('nesie:cards'), hashtext(${name}))`.execute(tx);

/** One at a time for everybody: a borrower has many registrations, and a card many borrowers. */
const takeTry = (db: MoneyDb, { id, now, limits }: Try): Promise<Row | undefined> =>
  db.transaction().execute(async (tx) => {
    await inTurn(tx, 'guess');
    const open = await tx
      .selectFrom('people.card')
      .select(['borrower_id', 'fingerprint'])
      .where('id', '=', id)
      .where('state', '=', 'AMOUNT_BLOCKED')
      .where('expires_at', '>', now)
      .where('tries_left', '>', 0)
      .executeTakeFirst();
    if (!open) return undefined;
    const wrongSince = async (column: 'borrower_id' | 'fingerprint', value: string | null, since: Instant) => {
      // An active card had one right try.
      const wrong = sql<number>`coalesce(sum(${CARD_AMOUNT_TRIES} - tries_left - (state = 'ACTIVE')::int), 0)::int`;
      const cards = tx.selectFrom('people.card').select(wrong.as('wrong')).where(column, '=', value);
      return (await cards.where('started_at', '>=', since).executeTakeFirstOrThrow()).wrong;
    };
    const over =
      (await wrongSince('borrower_id', open.borrower_id, limits.borrower.since)) >= limits.borrower.most ||
      (await wrongSince('fingerprint', open.fingerprint, limits.card.since)) >= limits.card.most;
    return tx
      .updateTable('people.card')
      .set(over ? { state: 'TRIES_OVER', sealed_hold: null } : { tries_left: sql`tries_left - 1` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  });

/** Counts the try before comparing amounts, so that parallel guesses cannot share one. */
async function tryAmount(db: MoneyDb, secrets: Secrets, tried: Try): Promise<AmountTried> {
  const { id, amount, now } = tried;
  const taken = await takeTry(db, tried);
  if (!taken?.sealed_hold) {
    const row = await db.selectFrom('people.card').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return { outcome: 'NOT_OPEN', state: stateAt(row, now) };
  }
  const held = await secrets.open(BorrowerId.parse(taken.borrower_id), holdCell(id), taken.sealed_hold);
  const right = Number(held) === amount;
  const triesLeft = taken.tries_left;
  const state = right ? 'ACTIVE' : triesLeft === 0 ? 'TRIES_OVER' : null;
  if (state) {
    await db
      .updateTable('people.card')
      .set({ state, sealed_hold: null })
      .where('id', '=', id)
      .where('state', '=', 'AMOUNT_BLOCKED')
      .execute();
  }
  return { outcome: right ? 'ACTIVE' : 'WRONG', triesLeft };
}
