/** What others made on views of the product: it is never dropped. */
import type pg from 'pg';

/** Nothing was changed: whoever made them decides. */
export class ViewsInTheWay extends Error {
  override name = 'ViewsInTheWay';

  constructor(views: readonly string[]) {
    super(
      `${views.join(', ')} rest on a column that changes: drop them, and make them again once the read models are new`,
    );
  }
}

/** Of others, with all that rests on them in turn. `own`: of schema `analytics`; all of `rm` are the product's. */
export async function foreignViews(
  client: pg.ClientBase,
  views: readonly string[],
  own: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `with recursive above as (
       select to_regclass(name)::oid as oid from unnest($1::text[]) name
       union
       select r.ev_class from above a
         join pg_depend d on d.refclassid = 'pg_class'::regclass and d.refobjid = a.oid
           and d.classid = 'pg_rewrite'::regclass
         join pg_rewrite r on r.oid = d.objid
     )
     select n.nspname || '.' || c.relname as name
     from above join pg_class c using (oid) join pg_namespace n on n.oid = c.relnamespace
     where n.nspname <> 'rm' and not (n.nspname = 'analytics' and c.relname = any($2))
     order by 1`,
    [views, own],
  );
  return rows.map(({ name }) => name);
}
