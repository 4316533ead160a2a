-- The bookkeeping of the read models. Their rows are in schemas rm_<model>_<generation>, made from their descriptions.

create schema if not exists rm;

-- How far each generation of a read model has come, written in the transaction that writes its rows.
create table rm.checkpoint (
  model text not null,
  generation int not null,
  version int not null,
  position bigint,
  events bigint not null default 0,
  as_of timestamptz,
  primary key (model, generation)
);

-- The generation that readers see.
create table rm.pointer (
  model text primary key,
  generation int not null
);

-- The last revision of each stream that the live runner has seen, to notice gaps in the feed and to skip repeated
-- events.
create table rm.stream_head (
  stream text collate "C" primary key,
  revision bigint not null,
  position bigint not null
);

-- Dead letters: streams that a model could not follow from some event on, and models that stopped.
create table rm.parked (
  model text not null,
  generation int not null,
  stream text not null,
  revision bigint not null,
  position bigint not null,
  halted boolean not null,
  error text not null,
  primary key (model, generation, stream)
);

-- Who writes which lane of the read models, and how far each partition has come (D0144).
create table rm.lease (
  lane text primary key,
  token bigint not null,
  pid int not null,
  began timestamptz not null,
  until timestamptz not null
);

create table rm.partition (
  model text not null,
  generation int not null,
  part int not null,
  parts int not null,
  position bigint,
  primary key (model, generation, part)
);

-- The channel on which batches wake readers: who may not read this schema does not know its name.
create table rm.channel (
  name text primary key
);
insert into rm.channel values ('nesie_' || replace(gen_random_uuid()::text, '-', ''));
