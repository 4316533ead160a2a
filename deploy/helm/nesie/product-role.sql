-- The role of Postgres that Nesie connects as. An administrator (a superuser) runs this in Nesie's own database before the
-- first start; Compose and the chart do so at each start. Run again it changes nothing. docs/deployment.md has the words.
--
-- The role is named by `set nesie.role = '…'` before it, else it is nesie. Whoever calls this gives it a password.
-- It is no superuser, makes no roles, and owns neither the logs that are only added to nor the schemas that they stand in:
-- what it has stored there it can neither change nor drop, nor switch off the triggers that say so (D0228).
do $$
declare
  product name := coalesce(nullif(current_setting('nesie.role', true), ''), 'nesie');
  f regprocedure;
begin
  if product = current_user then
    raise exception 'the role of the product, %, is the administrator: name another one as POSTGRES_USER', product;
  end if;
  if not exists (select from pg_roles where rolname = product) then
    execute format('create role %I', product);
  end if;
  execute format('alter role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls', product);

  -- The owner of the logs. Nobody signs in as it, and nobody is a member.
  if not exists (select from pg_roles where rolname = 'nesie_logs') then
    create role nesie_logs nologin;
  end if;
  -- Whoever reads the views (docs/analytics.md); the product may not make roles.
  if not exists (select from pg_roles where rolname = 'nesie_analytics') then
    create role nesie_analytics nologin;
  end if;

  execute format('grant connect, create, temporary on database %I to %I', current_database(), product);
  create schema if not exists people;
  create schema if not exists ops;
  execute format('alter schema people owner to %I', current_user);
  execute format('alter schema ops owner to %I', current_user);
  execute format('grant usage, create on schema people, ops to %I', product);

  -- Whoever reads the views must not hold locks by number, which the product's own would wait for (R995).
  for f in select oid::regprocedure from pg_proc where pronamespace = 'pg_catalog'::regnamespace
    and (proname ~ '^pg_(try_)?advisory_' or proname = 'lowrite'
      or proname ~ '^lo_(creat|create|from_bytea|import|put|truncate|truncate64|open)$')
  loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to %I', f, product);
  end loop;
  -- So that it ends the transaction of a reader that stands in the way of a new read model.
  execute format('grant pg_signal_backend to %I', product);
end $$;

-- Gives the logs to their owner. The product reads them and adds to them.
create or replace function people.keep_logs() returns void language plpgsql security definer
set search_path = pg_catalog as $$
declare
  log regclass;
  maker regrole;
begin
  foreach log in array array[to_regclass('people.access_log'), to_regclass('ops.query_log')] loop
    select relowner::regrole into maker from pg_class where oid = log;
    continue when maker is null or maker = 'nesie_logs'::regrole;
    execute format('alter table %s owner to nesie_logs', log);
    execute format('revoke all on %s from %s', log, maker);
    execute format('grant select, insert on %s to %s', log, maker);
    -- A restore sets the counter of the places.
    if pg_get_serial_sequence(log::text, 'place') is not null then
      execute format('grant select, update on sequence %s to %s', pg_get_serial_sequence(log::text, 'place'), maker);
    end if;
  end loop;
end $$;

create or replace function people.keep_made_logs() returns event_trigger language plpgsql security definer
set search_path = pg_catalog as $$ begin perform people.keep_logs(); end $$;

-- The trigger that makes a log one that is only added to is the last thing that its migration makes.
drop event trigger if exists nesie_keep_logs;
create event trigger nesie_keep_logs on ddl_command_end when tag in ('CREATE TRIGGER')
  execute function people.keep_made_logs();
select people.keep_logs();
