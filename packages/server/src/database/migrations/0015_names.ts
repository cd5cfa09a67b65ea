export const names = {
  version: 15,
  name: 'names',
  sql: `
    -- Names that accounts have registered here. Of names that look alike only the first can be; an account has one a zone.
    create table names (
      zone text not null,
      label text not null,
      look text not null,
      address text not null,
      coin_type bigint not null,
      is_contract boolean not null,
      registered_at timestamptz not null,
      primary key (zone, label),
      constraint names_look unique (zone, look),
      constraint names_owner unique (zone, address)
    );
  `,
}
